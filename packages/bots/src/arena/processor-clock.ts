/** Processor time of this thread in milliseconds: a busy machine does not shorten a budget measured by it. */
export function processorClock(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
