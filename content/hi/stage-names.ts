/** As the sample school's menu calls its stages. The ages are its own: a new school's menu makes no such claim. */
export const stageNames = {
  earlyLearning: 'शुरुआती कक्षाएँ (3–5 वर्ष)',
  primary: 'प्राइमरी (6–11 वर्ष)',
  middle: 'मिडिल (11–14 वर्ष)',
};
