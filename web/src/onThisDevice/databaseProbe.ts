/** The name of the browser's database of tables. */
export const DATABASE = 'miaou';

/** Whether this device may have tables of its own; true in a browser that cannot list its databases. */
export const holdsTables = async (): Promise<boolean> => {
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === DATABASE);
  } catch {
    return true;
  }
};
