import { LIMITS } from '@miaou/protocol';

/** A meow of one's own lasts no longer, in seconds: neither when it is made nor when it is played. */
export const LONGEST_RECORDING = 2;

/** So low that two seconds fit into one message. */
const BITS_PER_SECOND = 14_000;

/** A browser gives no microphone to a page that came unencrypted. */
export const canRecord = (): boolean => 'mediaDevices' in navigator && 'MediaRecorder' in globalThis;

export const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCodePoint(...bytes));

export const fromBase64 = (text: string): Blob =>
  new Blob([Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0)]);

/** Why there is no recording: the browser or the visitor did not give the microphone, or it makes more of two seconds than fits. */
export type RecordingFault = 'noMicrophone' | 'tooLarge';

export type Recorded = { readonly audio: string } | { readonly fault: RecordingFault };

const recorded = (recorder: MediaRecorder): Promise<Blob> =>
  new Promise((done) => {
    recorder.addEventListener('dataavailable', (event) => done(event.data), { once: true });
    recorder.start();
    setTimeout(() => recorder.stop(), LONGEST_RECORDING * 1_000);
  });

/** Asks for the microphone, listens for two seconds, and gives it back. */
export const recordMeow = async (onlisten: () => void): Promise<Recorded> => {
  const microphone = await navigator.mediaDevices.getUserMedia({ audio: true }).catch(() => undefined);
  if (microphone === undefined) return { fault: 'noMicrophone' };
  try {
    onlisten();
    const sound = await recorded(new MediaRecorder(microphone, { audioBitsPerSecond: BITS_PER_SECOND }));
    const audio = toBase64(new Uint8Array(await sound.arrayBuffer()));
    return audio.length > LIMITS.recordingLetters ? { fault: 'tooLarge' } : { audio };
  } finally {
    for (const track of microphone.getTracks()) track.stop();
  }
};
