/**
 * Runs something in the browser's next task, unless the returned function is called before. A timer would leave the browser idle for a
 * moment, in which it would begin what is to wait until the screen stands.
 */
export const inNextTask = (task: () => void): (() => void) => {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    port1.close();
    task();
  });
  port1.start();
  port2.postMessage(null);
  return () => port1.close();
};

/** Runs something once the browser has drawn what the page is like now, unless the returned function is called before. */
export const afterPicture = (task: () => void): (() => void) => {
  let cancelTask = (): void => undefined;
  const frame = requestAnimationFrame(() => {
    cancelTask = inNextTask(task);
  });
  return () => {
    cancelAnimationFrame(frame);
    cancelTask();
  };
};
