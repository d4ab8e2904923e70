/**
 * One term for each concept, on the site and in the studio. `notEn` and `notHi` are the other words that
 * were used for it; they match as whole words. `unless` lists phrases in which such a word means something
 * else. `tests/words/glossary.test.ts` holds every text of the project to it.
 */
export interface Term {
  en: string;
  hi: string;
  notEn?: readonly string[];
  notHi?: readonly string[];
  unless?: readonly string[];
  /** Only the words of the site and the studio, where the other word would be about a thing on the screen. */
  onlyOnScreen?: boolean;
}

export const glossary: readonly Term[] = [
  { en: 'help desk', hi: 'हेल्प डेस्क', notHi: ['सहायता डेस्क', 'हेल्पडेस्क'] },
  {
    en: 'answer',
    hi: 'जवाब',
    notHi: ['उत्तर', 'उत्तरों'],
    unless: ['उत्तर दिशा', 'उत्तर प्रदेश', 'उत्तर भारत'],
  },
  { en: 'only', hi: 'सिर्फ़', notHi: ['केवल', 'मात्र'] },
  { en: 'school', hi: 'स्कूल', notHi: ['विद्यालय', 'विद्यालयों'] },
  {
    en: 'teacher',
    hi: 'शिक्षक',
    notHi: ['टीचर', 'टीचरों', 'अध्यापक', 'अध्यापिका', 'अध्यापकों'],
    unless: ['क्लास टीचर'],
  },
  { en: 'lesson', hi: 'पीरियड', notHi: ['पाठ', 'पाठों'] },
  { en: 'application form', hi: 'आवेदन फ़ॉर्म', notHi: ['प्रवेश फ़ॉर्म', 'एडमिशन फ़ॉर्म', 'आवेदन पत्र'] },
  { en: 'Getting Started', hi: 'पहले कदम', notHi: ['पहला कदम'] },
  { en: 'circular', hi: 'सर्कुलर', notHi: ['परिपत्र'] },
  { en: 'attendance', hi: 'हाज़िरी', notHi: ['उपस्थिति'] },
  { en: 'holiday', hi: 'छुट्टी', notHi: ['अवकाश'] },
  { en: 'skilling', hi: 'हुनर के छह रंग', notHi: ['हुनर का घेरा', 'हुनर का चक्र'] },
  {
    en: 'two-step sign-in',
    hi: 'दो चरणों वाला साइन-इन',
    notEn: ['second step', 'second steps', 'second factor', 'two-factor'],
    notHi: ['दूसरा चरण', 'दूसरे चरण'],
  },
  {
    en: 'document',
    hi: 'दस्तावेज़',
    notEn: ['papers'],
    notHi: ['कागज़', 'पर्चा', 'पर्चे'],
    onlyOnScreen: true,
  },
  { en: 'photo, picture', hi: 'तस्वीर', notHi: ['फ़ोटोएँ', 'फ़ोटुएँ'] },
  {
    en: 'reference number',
    hi: 'संदर्भ संख्या',
    notEn: ['receipt', 'receipts', 'receipt number'],
    notHi: ['रसीद', 'रसीदें', 'रसीद नंबर'],
    onlyOnScreen: true,
  },
  {
    en: 'enquiry',
    hi: 'पूछताछ',
    notEn: ['inquiry', 'inquiries', 'inquire'],
    notHi: ['पूछताछों', 'पूछताछें'],
  },
  {
    en: 'old site',
    hi: 'पुरानी साइट',
    notEn: ['old desk'],
    notHi: ['पुराना दफ़्तर', 'पुराने दफ़्तर', 'पुराना डेस्क'],
  },
  { en: 'consent', hi: 'सहमति', notHi: ['हामी'] },
  { en: 'form field', hi: 'जानकारी', notHi: ['खाना', 'खाने', 'खानों'], onlyOnScreen: true },
  { en: 'selection', hi: 'चयन', notHi: ['चुनाव'] },
  { en: 'trash', hi: 'ट्रैश', notEn: ['bin', 'rubbish'], notHi: ['रद्दी'], onlyOnScreen: true },
  { en: 'kind', hi: 'प्रकार', notHi: ['किस्म', 'किस्में'] },
  { en: 'animation', hi: 'एनिमेशन', notHi: ['चलता चित्र', 'चलते चित्र'] },
  {
    en: 'e-mail',
    hi: 'ई-मेल',
    notEn: ['email', 'emails'],
    notHi: ['मेल', 'ईमेल', 'इमेल'],
    unless: ['मेल खा', 'तालमेल', 'मेल सर्वर'],
  },
  { en: 'Hindi', hi: 'हिंदी', notHi: ['हिन्दी'] },
  { en: 'certificate', hi: 'प्रमाणपत्र', notHi: ['प्रमाण-पत्र', 'प्रमाण पत्र'] },
  { en: 'at least', hi: 'कम से कम', notHi: ['कम-से-कम'] },
  { en: '₹', hi: '₹', notHi: ['रुपए', 'रु'] },
  { en: 'draft', hi: 'ड्राफ़्ट', notHi: ['मसौदा', 'मसौदे'] },
  {
    en: 'save',
    hi: 'सेव करें',
    notHi: ['रख लिया', 'रख लिए', 'रख ली', 'रख ली गई', 'रख लिया गया', 'नोट रखें'],
  },
  { en: 'event programme', hi: 'कार्यक्रम', notEn: ['event program', 'school program'] },
  {
    en: 'you are offline',
    hi: 'आप ऑफ़लाइन हैं',
    notEn: ['there is no line', 'the line'],
    onlyOnScreen: true,
  },
];
