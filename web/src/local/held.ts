/** The browser's database of this device's tables. */
export const DATABASE = 'miaou';

/** Whether this device may hold tables of its own; a browser that cannot tell may. */
export const holdsTables = async (): Promise<boolean> => {
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === DATABASE);
  } catch {
    return true;
  }
};
