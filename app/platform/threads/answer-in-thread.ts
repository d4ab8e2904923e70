import { parentPort, type Transferable } from 'node:worker_threads';

/** What a thread's program does with each message. */
export function answerInThread<Query, Answer>(
  work: (query: Query) => Answer | Promise<Answer>,
  handOver: (answer: Answer) => Transferable[] = () => [],
): void {
  // An error ends the thread, and the caller gets it.
  parentPort!.on('message', async (query: Query) => {
    const answer = await work(query);
    parentPort!.postMessage(answer, handOver(answer));
  });
  parentPort!.postMessage('loaded', []);
}
