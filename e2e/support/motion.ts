/** For `test.use`: somebody who has not asked for stillness, as most have not. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;
