/**
 * CPU time of all threads of a server, and its memory.
 * @typedef {{ readonly cpu: number, readonly rss: number, readonly heap: number }} Usage
 */

const usage = () => {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { cpu: user + system, rss, heap: heapUsed + external };
};

/**
 * In the server's process: reports the address to the driver and answers its questions.
 * @param {string} address
 */
export const answerProbes = (address) => {
  process.on('message', (question) => {
    if (question === 'collect') globalThis.gc?.();
    process.send?.(usage());
  });
  // The driver has ended.
  process.on('disconnect', () => process.exit());
  if (process.send === undefined) process.stdout.write(`${address}\n`);
  else process.send({ address });
};
