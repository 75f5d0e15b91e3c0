/** Runs the callback right after the current frame is painted, when measuring the page is cheap. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => {
    // a message sent in a frame is delivered after that frame is painted
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      work();
    });
    port1.start();
    port2.postMessage(undefined);
  });
}
