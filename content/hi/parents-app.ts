/** What the footer says of it. */
export const parentsApp = {
  heading: 'अभिभावकों का ऐप',
  text: '{school} के असाइनमेंट, होमवर्क, सर्कुलर, हाज़िरी, ऑनलाइन फ़ीस और रिपोर्ट कार्ड: सब आपके फ़ोन पर।',
};
