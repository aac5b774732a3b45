/** Hands a picture, or JSON as a text, to the browser, which saves it as a file of that name. */
export const saveFile = (name: string, content: string | Blob): void => {
  const url = URL.createObjectURL(
    typeof content === 'string' ? new Blob([content], { type: 'application/json' }) : content,
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};
