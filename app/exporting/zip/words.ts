import type { Locale } from '#app/words/locales.ts';

const en = {
  /** Fields with special labels; others use the labels of their form. */
  fields: {} as Record<string, string>,
  documents: 'Papers',
  all: 'Everything',
  /** The states of items that families do not see. */
  states: {
    draft: 'A draft: not published yet',
    scheduled: 'Scheduled: not public yet',
    over: 'No longer on the site',
    changed: 'Changes that are not published yet',
    public: '',
  },
};

const hi: typeof en = {
  fields: {
    fromDate: 'दिन',
    date: 'तारीख',
    toDate: 'आखिरी दिन',
    begins: 'शुरू',
    ends: 'समाप्त',
    place: 'जगह',
    classes: 'कक्षाएँ',
    audience: 'किसके लिए',
    kind: 'क्या है',
    category: 'किसका संदेश',
    designation: 'पद',
    url: 'लिंक',
    videoUrl: 'वीडियो का पता',
    address: 'पता',
  },
  documents: 'दस्तावेज़',
  all: 'सब कुछ',
  states: {
    draft: 'ड्राफ़्ट: अभी प्रकाशित नहीं',
    scheduled: 'समय तय है: अभी साइट पर नहीं',
    over: 'अब साइट पर नहीं',
    changed: 'बदलाव, जो अभी प्रकाशित नहीं हुए',
    public: '',
  },
};

const pa: typeof en = {
  fields: {
    fromDate: 'ਦਿਨ',
    date: 'ਤਾਰੀਖ਼',
    toDate: 'ਆਖ਼ਰੀ ਦਿਨ',
    begins: 'ਸ਼ੁਰੂ',
    ends: 'ਸਮਾਪਤ',
    place: 'ਥਾਂ',
    classes: 'ਜਮਾਤਾਂ',
    audience: 'ਕਿਨ੍ਹਾਂ ਲਈ',
    kind: 'ਕੀ ਹੈ',
    category: 'ਕਿਸ ਦਾ ਸੁਨੇਹਾ',
    designation: 'ਅਹੁਦਾ',
    url: 'ਲਿੰਕ',
    videoUrl: 'ਵੀਡੀਓ ਦਾ ਪਤਾ',
    address: 'ਪਤਾ',
  },
  documents: 'ਕਾਗ਼ਜ਼',
  all: 'ਸਭ ਕੁਝ',
  states: {
    draft: 'ਖਰੜਾ: ਹਾਲੇ ਪ੍ਰਕਾਸ਼ਿਤ ਨਹੀਂ',
    scheduled: 'ਸਮਾਂ ਤੈਅ ਹੈ: ਹਾਲੇ ਸਾਈਟ ’ਤੇ ਨਹੀਂ',
    over: 'ਹੁਣ ਸਾਈਟ ’ਤੇ ਨਹੀਂ',
    changed: 'ਤਬਦੀਲੀਆਂ, ਜੋ ਹਾਲੇ ਪ੍ਰਕਾਸ਼ਿਤ ਨਹੀਂ ਹੋਈਆਂ',
    public: '',
  },
};

export const exportWords: Record<Locale, typeof en> = { en, hi, pa };

/** The words of the first page, which is for the office. */
export const indexWords = {
  lead: 'Everything of the school in one folder, as it was on',
  about:
    'Open any of these with a double click; no program of ours is needed. Every text is there twice: as a page to read (.html) and as plain text (.md) that any other website can take in.',
  also: 'Also in this folder',
  enquiries:
    'What families wrote, as a table for Excel or LibreOffice. Keep it as you would keep the register.',
  profile: 'The school’s name, address, numbers and links, for a program',
  others: 'Pictures and papers that stand in no text',
  drafts: 'Not on the site',
  photos: (count: number) => (count === 1 ? '1 photo' : `${count} photos`),
  missing: 'Files that were not there to be copied',
  withdrawn:
    'Pictures that were withdrawn, what lies in the trash and the staff’s accounts are not here, on purpose.',
};
