import type { StudioWords } from '../en/index.ts';

/** Typing Hindi in Latin letters. */
export const hindiTyping: StudioWords['hindiTyping'] = {
  label: 'हिंदी में लिखें:',
  help: 'स्पेस दबाते ही शब्द बदल जाता है। नीचे दूसरा शब्द छूकर या उसका अंक दबाकर चुनिए। अंग्रेज़ी शब्द अंग्रेज़ी में ही रहते हैं। Esc दबाने से शब्द अंग्रेज़ी अक्षरों में रहता है, Backspace दबाने से बदला हुआ शब्द फिर अंग्रेज़ी अक्षरों में आ जाता है।',
  missing: 'यह लोड नहीं हो सका। अपना इंटरनेट जाँचिए, फिर इसे बंद करके दोबारा चालू कीजिए।',
  suggestions: 'आपके लिखे के लिए हिंदी शब्द',
  asTyped: 'जैसा लिखा है',
  announcement: (latin) => `${latin}:`,
};
