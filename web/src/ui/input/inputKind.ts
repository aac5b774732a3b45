let isKeyboard = false;

/** Notes from now on whether the visitor acts by keyboard or by pointer. */
export const followInput = (): void => {
  window.addEventListener(
    'keydown',
    ({ key }) => {
      if (!['Shift', 'Control', 'Alt', 'Meta'].includes(key)) isKeyboard = true;
    },
    true,
  );
  window.addEventListener(
    'pointerdown',
    () => {
      isKeyboard = false;
    },
    true,
  );
};

/** The newest input came from the keyboard. */
export const actsByKeyboard = (): boolean => isKeyboard;
