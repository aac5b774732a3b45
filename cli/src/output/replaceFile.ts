import { rename, writeFile } from 'node:fs/promises';

/** Written under another name and renamed: a process that is killed leaves a whole file, the new one or the old. */
export const replaceFile = async (path: string, text: string): Promise<void> => {
  const temporary = `${path}.${process.pid}.part`;
  await writeFile(temporary, text);
  await rename(temporary, path);
};
