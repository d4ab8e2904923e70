import type { StudioWords } from '../en/index.ts';

/** Typing Hindi in Latin letters. */
export const hindiTyping: StudioWords['hindiTyping'] = {
  label: 'हिंदी में लिखें:',
  help: 'स्पेस दबाते ही शब्द बदल जाता है। 1 से 5 या तीर दूसरा शब्द चुनते हैं, Esc उसे अंग्रेज़ी अक्षरों में रहने देता है, Backspace उसे वापस लाता है।',
  missing: 'यह खुल नहीं सका। इंटरनेट देख लीजिए, फिर इसे बंद करके दोबारा चालू कीजिए।',
  suggestions: 'आपके लिखे के लिए हिंदी शब्द',
  typed: (latin) => `लिखा: ${latin}`,
  told: (latin) => `${latin}:`,
};
