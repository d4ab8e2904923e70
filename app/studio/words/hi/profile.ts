import { pluralIn } from '#app/words/plural.ts';
import type { profile as english } from '../en/profile.ts';

const plural = pluralIn('hi');

export const profile: typeof english = {
  backToText: (name) => `“${name}” पर वापस जाएँ`,
  changesEverywhere: (fact, field, mentions) =>
    `यहाँ “${field}” बदलकर प्रकाशित कीजिए: जिस टेक्स्ट में “${fact}” है, वह अपने-आप बदल जाएगा। ${
      mentions === 0 ? 'अभी यह किसी पेज पर नहीं दिखता।' : `यह ${mentions} जगह दिखता है:`
    }`,
  toField: 'उस जानकारी पर जाएँ',
  typedElsewhere: 'जो हाथ से लिखा गया है, जैसे किसी समाचार में, वह अपने-आप नहीं बदलता।',
  placeholders: 'इनमें अब भी नमूने का टेक्स्ट है, जो साइट के साथ आया था। परिवारों को वही दिखता है:',
  placeholder: 'अब भी नमूने का टेक्स्ट',
  complete: {
    title: 'कितना भरा है',
    filled: (filled, of) =>
      `${of} में से ${filled} ${plural(filled, { one: 'जानकारी', other: 'जानकारियाँ' })}`,
    empty: (count) => `${count} खाली`,
    more: (count) => `${count} और`,
  },
  understood: {
    phones: (numbers) => `परिवार इस पर फ़ोन करेंगे: ${numbers}`,
    chat: (number) => `चैट इस नंबर से खुलेगी: ${number}`,
    incomplete: 'यह नंबर अभी पूरा नहीं है।',
  },
  logo: {
    add: 'लोगो चुनें',
    replace: 'दूसरा लोगो चुनें',
    remove: 'बना हुआ लोगो लगाएँ',
    removed: 'फिर से बना हुआ लोगो लगा दिया गया।',
    alt: 'मौजूदा लोगो',
    contact: 'संपर्क',
    onPhone:
      'छोटे फ़ोन पर पेज का सबसे ऊपर का हिस्सा। चौड़ा लोगो छोटा किया जाता है, ताकि सब एक पंक्ति में आ जाए।',
  },
};
