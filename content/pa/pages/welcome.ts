import type { TextsOfPage } from '#content/texts.ts';

const SAMPLE =
  'ਵੱਲੋਂ ਮਾਪਿਆਂ ਅਤੇ ਬੱਚਿਆਂ ਨੂੰ ਦਿਲੋਂ ਜੀ ਆਇਆਂ ਨੂੰ: ਸਕੂਲ ਅਤੇ ਉਸ ਦੇ ਰੋਜ਼ ਦੇ ਕੰਮ ਬਾਰੇ ਇੱਕ ਨਿੱਜੀ ਸੁਨੇਹਾ।';
const STARTER =
  'ਵੱਲੋਂ ਮਾਪਿਆਂ ਅਤੇ ਬੱਚਿਆਂ ਨੂੰ ਜੀ ਆਇਆਂ ਨੂੰ। ਇਹ ਥਾਂ ਇੱਕ ਨਿੱਜੀ ਸੁਨੇਹੇ ਲਈ ਹੈ, ਅਤੇ ਸਕੂਲ ਨਾਲ ਸੰਪਰਕ ਦੇ ਤਰੀਕੇ ਵੀ ਇੱਥੇ ਹਨ।';

export const chairmanWelcome: TextsOfPage<'chairmanWelcome'> = {
  sample: {
    title: 'ਚੇਅਰਮੈਨ ਵੱਲੋਂ ਜੀ ਆਇਆਂ ਨੂੰ',
    description: `{school} ਦੇ ਚੇਅਰਮੈਨ ${SAMPLE}`,
    'no-message/text': 'ਚੇਅਰਮੈਨ ਦਾ ਸੁਨੇਹਾ ਲਿਖਿਆ ਜਾ ਰਿਹਾ ਹੈ। {school} ਵਿੱਚ ਤੁਹਾਡਾ ਸੁਆਗਤ ਹੈ।',
  },
  starter: {
    title: 'ਚੇਅਰਮੈਨ ਵੱਲੋਂ ਜੀ ਆਇਆਂ ਨੂੰ',
    description: `{school} ਦੇ ਚੇਅਰਮੈਨ ${STARTER}`,
    'no-message/text': 'ਇੱਥੇ ਹਾਲੇ ਚੇਅਰਮੈਨ ਦਾ ਸੁਨੇਹਾ ਨਹੀਂ ਹੈ। ਫਿਰ ਵੀ {school} ਵਿੱਚ ਤੁਹਾਡਾ ਸੁਆਗਤ ਹੈ।',
  },
};

export const directorWelcome: TextsOfPage<'directorWelcome'> = {
  sample: {
    title: 'ਡਾਇਰੈਕਟਰ ਵੱਲੋਂ ਜੀ ਆਇਆਂ ਨੂੰ',
    description: `{school} ਦੇ ਡਾਇਰੈਕਟਰ ${SAMPLE}`,
    'no-message/text': 'ਡਾਇਰੈਕਟਰ ਦਾ ਸੁਨੇਹਾ ਲਿਖਿਆ ਜਾ ਰਿਹਾ ਹੈ। {school} ਵਿੱਚ ਤੁਹਾਡਾ ਸੁਆਗਤ ਹੈ।',
  },
  starter: {
    title: 'ਡਾਇਰੈਕਟਰ ਵੱਲੋਂ ਜੀ ਆਇਆਂ ਨੂੰ',
    description: `{school} ਦੇ ਡਾਇਰੈਕਟਰ ${STARTER}`,
    'no-message/text': 'ਇੱਥੇ ਹਾਲੇ ਡਾਇਰੈਕਟਰ ਦਾ ਸੁਨੇਹਾ ਨਹੀਂ ਹੈ। ਫਿਰ ਵੀ {school} ਵਿੱਚ ਤੁਹਾਡਾ ਸੁਆਗਤ ਹੈ।',
  },
};

const standIn =
  '{school} ਵਿੱਚ ਮਾਪਿਆਂ ਅਤੇ ਬੱਚਿਆਂ ਨੂੰ ਜੀ ਆਇਆਂ ਨੂੰ: ਡਾਇਰੈਕਟਰ ਦਾ ਸੁਨੇਹਾ, ਜੋ ਉਦੋਂ ਤੱਕ ਇੱਥੇ ਰਹੇਗਾ ਜਦੋਂ ਤੱਕ ਪ੍ਰਿੰਸੀਪਲ ਦਾ ਆਪਣਾ ਸੁਨੇਹਾ ਨਹੀਂ ਲਿਖਿਆ ਜਾਂਦਾ।';

export const principalWelcome: TextsOfPage<'principalWelcome'> = {
  sample: {
    title: 'ਪ੍ਰਿੰਸੀਪਲ ਵੱਲੋਂ ਜੀ ਆਇਆਂ ਨੂੰ',
    description: `{school} ਦੇ ਪ੍ਰਿੰਸੀਪਲ ${SAMPLE}`,
    'no-message/text': 'ਪ੍ਰਿੰਸੀਪਲ ਦਾ ਸੁਨੇਹਾ ਲਿਖਿਆ ਜਾ ਰਿਹਾ ਹੈ। {school} ਵਿੱਚ ਤੁਹਾਡਾ ਸੁਆਗਤ ਹੈ।',
    'stand-in/text':
      'ਪ੍ਰਿੰਸੀਪਲ ਦਾ ਸੁਨੇਹਾ ਲਿਖਿਆ ਜਾ ਰਿਹਾ ਹੈ। ਉਸ ਦੇ ਆਉਣ ਤੱਕ ਉਸ ਦੀ ਥਾਂ [ਡਾਇਰੈਕਟਰ ਦਾ ਸੁਨੇਹਾ](directorWelcome) ਹੈ।',
    'stand-in/description': standIn,
  },
  starter: {
    title: 'ਪ੍ਰਿੰਸੀਪਲ ਵੱਲੋਂ ਜੀ ਆਇਆਂ ਨੂੰ',
    description: `{school} ਦੇ ਪ੍ਰਿੰਸੀਪਲ ${STARTER}`,
    'no-message/text': 'ਇੱਥੇ ਹਾਲੇ ਪ੍ਰਿੰਸੀਪਲ ਦਾ ਸੁਨੇਹਾ ਨਹੀਂ ਹੈ। ਫਿਰ ਵੀ {school} ਵਿੱਚ ਤੁਹਾਡਾ ਸੁਆਗਤ ਹੈ।',
    'stand-in/text':
      'ਇੱਥੇ ਹਾਲੇ ਪ੍ਰਿੰਸੀਪਲ ਦਾ ਸੁਨੇਹਾ ਨਹੀਂ ਹੈ। ਉਦੋਂ ਤੱਕ ਉਸ ਦੀ ਥਾਂ [ਡਾਇਰੈਕਟਰ ਦਾ ਸੁਨੇਹਾ](directorWelcome) ਹੈ।',
    'stand-in/description': standIn,
  },
};
