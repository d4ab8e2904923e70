import { parentPort, type Transferable } from 'node:worker_threads';

/** What the program of a thread does with each thing that it is sent. */
export function answerInThread<Query, Answer>(
  work: (query: Query) => Answer,
  handOver: (answer: Answer) => Transferable[] = () => [],
): void {
  parentPort!.on('message', (query: Query) => {
    const answer = work(query);
    parentPort!.postMessage(answer, handOver(answer));
  });
  parentPort!.postMessage('loaded', []);
}
