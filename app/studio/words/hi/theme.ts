import { MAX_SAVED_THEMES, type SavedThemeProblem } from '#app/features/theme/saved-themes/saved-theme.ts';
import type { GatewayName } from '#app/sites/identity/gateways.ts';
import type { TypefaceName } from '#app/sites/identity/typefaces.ts';
import type { PaletteName } from '#app/sites/identity/palettes.ts';
import { pluralIn } from '#app/words/plural.ts';
import type { theme as english } from '../en/theme.ts';

const plural = pluralIn('hi');

const colours: Record<PaletteName | 'own', string> = {
  marigold: 'गेंदा',
  neem: 'नीम',
  gulmohar: 'गुलमोहर',
  jamun: 'जामुन',
  river: 'नदी',
  slate: 'स्लेट',
  terracotta: 'टेराकोटा',
  chalk: 'चॉक',
  own: 'अपने दो रंग',
};

const gateways: Record<GatewayName, string> = {
  cusped: 'कटावदार',
  pointed: 'नुकीला',
  round: 'गोल',
  plain: 'सादा',
};

const letters: Record<TypefaceName, string> = { carved: 'तराशे हुए', book: 'किताबी', round: 'गोल' };

const pairings: Record<string, string> = {
  onWall: 'पहले रंग पर टेक्स्ट पढ़ा नहीं जा सकता',
  accentOnWall: 'दूसरा रंग पहले रंग पर पढ़ा नहीं जा सकता',
  onAccent: 'दूसरे रंग पर टेक्स्ट पढ़ा नहीं जा सकता',
};

const savedThemeProblems: Record<SavedThemeProblem, string> = {
  noName: 'सेव नहीं हुआ। कृपया इस रूप का नाम लिखिए।',
  nameTaken: 'सेव नहीं हुआ। इस नाम का एक रूप पहले से सेव है। कृपया दूसरा नाम लिखिए।',
  themeTaken: 'यह रूप पहले से सेव है। नीचे “सेव किए हुए रूप” में देखिए।',
  onSite: 'साइट पर यही रूप है। विकल्प के तौर पर सेव करने के लिए कोई और रूप चुनिए।',
  full: `ज़्यादा से ज़्यादा ${MAX_SAVED_THEMES} रूप सेव हो सकते हैं। नया सेव करने से पहले कोई एक हटाइए।`,
};

const ratio = (value: number) => `${value.toFixed(1)} : 1`;

export const theme: typeof english = {
  title: 'साइट का रूप',
  about:
    'पूरी साइट के रंग, द्वार और अक्षर। जितने रूप चाहें, आज़माइए: परिवारों को कोई रूप तभी दिखता है, जब आप उसे साइट पर लगाएँ।',
  logo: 'लोगो',
  noLogo: 'अभी लोगो नहीं है: द्वार में स्कूल के नाम का पहला अक्षर है।',
  hasLogo: 'ब्राउज़र के टैब और ऐप का आइकन इसी से बनते हैं।',
  toLogo: 'लोगो स्कूल के परिचय में बदलें',
  colours: 'रंग',
  colourNames: colours,
  own: {
    wall: 'पहला रंग: दीवारें, पेज का सिरा और फ़ुटर',
    accent: 'दूसरा रंग: बटन और रेखाएँ',
    help: 'बाकी सब रंग इन्हीं दो से बनते हैं। ऐसे रंग नहीं लगाए जा सकते, जिनमें टेक्स्ट पढ़ा न जा सके।',
  },
  gateway: 'द्वार',
  gatewayNames: gateways,
  letters: 'अक्षर',
  letterNames: letters,
  preview: 'झलक',
  pages: { label: 'पेज', home: 'मुखपृष्ठ', admission: 'एडमिशन', news: 'समाचार' },
  frameTitle: (page) => `इस रूप में ${page}`,
  see: 'यह रूप देखें',
  seeHint: 'मुखपृष्ठ इस रूप में खुलेगा। यह सिर्फ़ आपको दिखेगा।',
  readable: (weakest) => `हर जगह अक्षर साफ़ पढ़े जा सकते हैं; सबसे कम कॉन्ट्रास्ट ${ratio(weakest)} है।`,
  problem(problem) {
    if (problem.name === 'unknown') return 'कृपया रंग, द्वार और अक्षर चुनिए।';
    if (problem.name === 'noColour')
      return 'कृपया दोनों रंग # और छह अंकों या अक्षरों में लिखिए (जैसे #1f2a5c)।';
    const { name, ratio: is, least } = problem.pairing;
    return `${pairings[name] ?? 'इन रंगों में कुछ टेक्स्ट पढ़ा नहीं जा सकता'}। कॉन्ट्रास्ट ${ratio(is)} है, और कम से कम ${ratio(least)} चाहिए। थोड़ा गहरा या थोड़ा हल्का रंग चुनिए।`;
  },
  onlyYou: 'यह रूप सिर्फ़ आपको दिख रहा है।',
  onSite: (name) => `परिवारों को यह दिखता है: ${name}।`,
  isOnSite: (isChosen) =>
    `साइट पर यही रूप है।${isChosen ? '' : ' यह रूप साइट के साथ आया था: अभी किसी ने कोई रूप नहीं चुना है।'}`,
  keepThis: 'साइट का यही रूप रखें',
  take: 'साइट पर यही रूप लगाएँ',
  takeNamed: (name) => (name === colours.own ? `साइट पर ${name} लगाएँ` : `साइट पर “${name}” लगाएँ`),
  done: { saved: 'सेव हो गया। अब साइट का यही रूप है।', unchanged: 'साइट का यही रूप पहले से है।' },
  conflict: (by) =>
    `इस बीच ${by ? `${by} जी` : 'किसी'} ने साइट का रूप बदल दिया है। आपका चुना हुआ रूप यहीं है: उसे फिर भी लगाना हो, तो बटन फिर से दबाइए।`,
  notSaved: 'सेव नहीं हुआ।',
  before: 'पहले के रूप',
  inWords: (chosen) =>
    [
      colours[chosen.colours as PaletteName] ?? chosen.colours,
      `${gateways[chosen.gateway as GatewayName] ?? chosen.gateway} द्वार`,
      `${letters[chosen.letters as TypefaceName] ?? chosen.letters} अक्षर`,
    ].join(', '),
  by: (by, at) => (by ? `${by}, ${at}` : `पहले बदलाव से पहले, ${at}`),
  tryAgain: 'खोलें',
  drawings: {
    title: 'यही रूप और कहाँ दिखेगा',
    tab: 'ब्राउज़र का टैब',
    app: 'ऐप का आइकन',
    card: 'शेयर किए लिंक का कार्ड',
  },
  savedThemes: {
    title: 'सेव किए हुए रूप',
    about: 'इन्हें साइट के रूप से मिलाकर देखिए। ये सिर्फ़ एडमिनिस्ट्रेटरों को दिखते हैं।',
    keep: 'विकल्प के तौर पर सेव करें',
    name: 'इस रूप का नाम',
    suggested: (number) => `रूप ${number}`,
    keepIt: 'सेव करें',
    see: (count) => plural(count, { one: 'सेव किया हुआ रूप देखें', other: `सेव किए हुए ${count} रूप देखें` }),
    isKept: (name) => `“${name}” नाम से सेव है।`,
    problem: (problem) => savedThemeProblems[problem],
    onSite: 'अभी साइट पर',
    frameTitle: (name) => `मुखपृष्ठ: ${name}`,
    by: (by, at) => `${by}, ${at}`,
    open: 'खोलें',
    use: 'साइट पर लगाएँ',
    remove: 'हटाएँ',
    removed: (name) => `“${name}” को हटा दिया गया।`,
    done: {
      kept: 'विकल्प के तौर पर सेव हो गया।',
      removed: 'सेव किया हुआ रूप हटा दिया गया।',
      restored: 'सेव किया हुआ रूप वापस आ गया।',
      full: savedThemeProblems.full,
      gone: 'अब इसे वापस नहीं लाया जा सकता।',
    },
  },
};
