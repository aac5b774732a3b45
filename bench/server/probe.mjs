/**
 * What a server tells about itself: the processor time of all its threads, and its memory.
 * @typedef {{ readonly cpu: number, readonly rss: number, readonly heap: number }} Usage
 */

const usage = () => {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { cpu: user + system, rss, heap: heapUsed + external };
};

/**
 * For a server that is measured: tells the driver where it listens, and answers its questions.
 * @param {string} address
 */
export const answerProbes = (address) => {
  process.on('message', (question) => {
    if (question === 'collect') globalThis.gc?.();
    process.send?.(usage());
  });
  // A driver that is gone asks nothing more.
  process.on('disconnect', () => process.exit());
  if (process.send === undefined) process.stdout.write(`${address}\n`);
  else process.send({ address });
};
