const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select') !== null;

/** Whether the key I asks what the next piece is, or, with Shift, the one before; nothing where it means something else. */
export const pieceAsked = (event: KeyboardEvent): 1 | -1 | undefined => {
  const { key, shiftKey, ctrlKey, metaKey, altKey, target } = event;
  if (key.toLowerCase() !== 'i' || ctrlKey || metaKey || altKey || isWriting(target)) return undefined;
  return document.querySelector('dialog[open]') === null ? (shiftKey ? -1 : 1) : undefined;
};
