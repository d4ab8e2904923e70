import type { OwnWords, StudioWords } from '../en/index.ts';
import { mergeWords } from '../merge-words.ts';
import { account } from './account.ts';
import { albums } from './albums.ts';
import { audit } from './audit.ts';
import { backup } from './backup.ts';
import { beforePublic } from './before-public.ts';
import { content } from './content.ts';
import { dashboard } from './dashboard.ts';
import { enquiries } from './enquiries.ts';
import { firstHour, goingPublic } from './first-hour.ts';
import { frame } from './frame.ts';
import { hindiTyping } from './hindi-typing.ts';
import { languages } from './languages.ts';
import { library } from './library.ts';
import { theme } from './theme.ts';
import { people } from './people.ts';
import { profile } from './profile.ts';
import { share } from './share.ts';
import { contentTypes } from './content-types.ts';
import { searchAll } from './search.ts';

/**
 * The studio in Hindi: as a colleague in the office would say it, with आप, and never word for word. Buttons are short and
 * end in a verb (सेव करें, हटाएँ); help texts and errors are requests (लिखिए, चुनिए) and end in `।`. Verbs do not show
 * whether somebody is a man or a woman: “… ने …” with what was done, or … किया गया.
 *
 * Publish प्रकाशित करें · Save सेव करें · Take off the site साइट से हटाएँ · Live साइट पर · Draft ड्राफ़्ट · Schedule समय तय करें ·
 * Ended समाप्त · Trash ट्रैश · Delete मिटाएँ · Remove हटाएँ · Withdraw everywhere हर जगह से हटाएँ ·
 * Consent सहमति, to confirm it सहमति की पुष्टि करें · Bring back वापस लाएँ · Undo पहले जैसा करें ·
 * Discard changes बदलाव हटाएँ · Make a copy कॉपी बनाएँ · Older versions पुराने संस्करण · Search खोजें ·
 * Cancel रद्द करें · Try again फिर कोशिश करें · Please wait ज़रा रुकिए ·
 * Notice सूचना · News समाचार · Event कार्यक्रम · Page पेज · Section हिस्सा · Album एल्बम · Photo, picture तस्वीर ·
 * Document (PDF) दस्तावेज़ · Library लाइब्रेरी · Description of a picture विवरण · Caption कैप्शन · Title, heading शीर्षक ·
 * Heading within a text उपशीर्षक · Text टेक्स्ट · Kind प्रकार · Field जानकारी · Enquiry पूछताछ, never inflected ·
 * Assigned to किसके ज़िम्मे · Reference number संदर्भ संख्या · School profile स्कूल का परिचय · Look साइट का रूप ·
 * People लोग · Role भूमिका · Administrator एडमिनिस्ट्रेटर · Editor संपादक · Invitation निमंत्रण ·
 * Two-step sign-in दो चरणों वाला साइन-इन · Passkey पासकी · Website support साइट चलाने वाले · Families परिवार
 */
const own: OwnWords = {
  ...frame,
  account,
  albums,
  audit,
  backup,
  beforePublic,
  content,
  dashboard,
  enquiries,
  firstHour,
  goingPublic,
  hindiTyping,
  contentTypes,
  languages,
  library,
  theme,
  people,
  modulePages: {},
  profile,
  share,
  searchAll,
};

const ofModules = import.meta.glob<object>('/app/*/words/hi.ts', { eager: true, import: 'words' });
export const hi = Object.values(ofModules).reduce(mergeWords, own) as StudioWords;
