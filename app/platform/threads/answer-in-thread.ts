import { parentPort, type Transferable } from 'node:worker_threads';

/** What the program of a thread does with each thing that it is sent. */
export function answerInThread<Query, Answer>(
  work: (query: Query) => Answer | Promise<Answer>,
  handOver: (answer: Answer) => Transferable[] = () => [],
): void {
  // What fails ends the thread, and whoever asked hears of it.
  parentPort!.on('message', async (query: Query) => {
    const answer = await work(query);
    parentPort!.postMessage(answer, handOver(answer));
  });
  parentPort!.postMessage('loaded', []);
}
