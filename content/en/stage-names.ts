/** As the sample school's menu calls its stages. The ages are its own: a new school's menu makes no such claim. */
export const stageNames = {
  earlyLearning: 'Early Learning (3–5)',
  primary: 'Primary (6–11)',
  middle: 'Middle (11–14)',
};
