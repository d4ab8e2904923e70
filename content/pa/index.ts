import { en } from '../en/index.ts';
import { proseOf } from '../prose.ts';
import { facts } from './facts.ts';
import { pages } from './pages/index.ts';

/** Pages that are not here stay in the first language until the school translates them. */
export const pa = proseOf(
  {
    facts,
    pages,
    templates: {},
    parentsApp: {
      heading: 'ਮਾਪਿਆਂ ਦੀ ਐਪ',
      text: '{school} ਦੇ ਅਸਾਈਨਮੈਂਟ, ਹੋਮਵਰਕ, ਸਰਕੂਲਰ, ਹਾਜ਼ਰੀ, ਆਨਲਾਈਨ ਫ਼ੀਸ ਅਤੇ ਰਿਪੋਰਟ ਕਾਰਡ: ਸਭ ਤੁਹਾਡੇ ਫ਼ੋਨ ’ਤੇ।',
    },
    stageNames: {
      earlyLearning: 'ਮੁੱਢਲੀਆਂ ਜਮਾਤਾਂ, 3–5 ਸਾਲ',
      primary: 'ਪ੍ਰਾਇਮਰੀ, 6–11 ਸਾਲ',
      middle: 'ਮਿਡਲ, 11–14 ਸਾਲ',
    },
  },
  en,
);
