/** The time is handed in, so that a test can stand at any moment. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
