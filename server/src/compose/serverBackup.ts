import { moveBackup } from '../store/maintenance/backup.js';
import { askForBackup } from './controlSocket.js';

/**
 * Has the server that runs on a file copy it: to the place that is wanted, or beside the data where the server reaches no other, from where the
 * copy is moved. Nothing if no server answers.
 */
export const backUpByServer = async (storage: string, file: string): ReturnType<typeof askForBackup> => {
  const answer = await askForBackup(storage, file);
  if (answer === undefined || answer.ok || answer.code !== 'unopenable') return answer;
  const beside = `${storage}.backup-${Date.now()}`;
  const second = await askForBackup(storage, beside);
  if (second?.ok === true) await moveBackup(beside, file);
  return second;
};
