/** The time is passed in, so that a test can run at any moment. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
