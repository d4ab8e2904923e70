import type { TextsOfPage } from '#content/texts.ts';

const description =
  '{school} ਵਿੱਚ ਤੁਹਾਡੀ ਦਿਲਚਸਪੀ ਲਈ ਧੰਨਵਾਦ। ਸਕੂਲ ਦਫ਼ਤਰ ਸੁਨੇਹੇ ਕਿਵੇਂ ਪੜ੍ਹਦਾ ਤੇ ਜਵਾਬ ਦਿੰਦਾ ਹੈ, ਅਤੇ ਜਲਦੀ ਹੋਵੇ ਤਾਂ ਕੀ ਕਰੀਏ।';

export const thankYou: TextsOfPage<'thankYou'> = {
  sample: {
    title: 'ਧੰਨਵਾਦ',
    lead: '{school} ਵਿੱਚ ਤੁਹਾਡੀ ਦਿਲਚਸਪੀ ਲਈ ਧੰਨਵਾਦ।',
    description,
    'when-you-write/heading': 'ਜਦੋਂ ਤੁਸੀਂ ਸਾਨੂੰ ਲਿਖਦੇ ਹੋ',
    'when-you-write/0/heading': 'ਅਸੀਂ ਪੜ੍ਹਦੇ ਹਾਂ',
    'when-you-write/0/text': 'ਤੁਸੀਂ [ਸੰਪਰਕ ਫ਼ਾਰਮ](contact) ਰਾਹੀਂ ਜੋ ਵੀ ਭੇਜਦੇ ਹੋ, ਉਹ ਸਕੂਲ ਦਫ਼ਤਰ ਪਹੁੰਚਦਾ ਹੈ।',
    'when-you-write/1/heading': 'ਅਸੀਂ ਜਵਾਬ ਦਿੰਦੇ ਹਾਂ',
    'when-you-write/1/text':
      'ਜਵਾਬ ਦੀ ਲੋੜ ਹੋਵੇ ਤਾਂ ਅਸੀਂ ਤੁਹਾਡੇ ਦਿੱਤੇ ਪਤੇ ’ਤੇ ਲਿਖਦੇ ਹਾਂ ਜਾਂ ਤੁਹਾਡੇ ਦਿੱਤੇ ਨੰਬਰ ’ਤੇ ਫ਼ੋਨ ਕਰਦੇ ਹਾਂ।',
    'when-you-write/2/heading': 'ਜਲਦੀ ਹੋਵੇ ਤਾਂ',
    'when-you-write/2/text': 'ਕਿਰਪਾ ਕਰਕੇ {callUs}।',
  },
};

export const thankYouReceived: TextsOfPage<'thankYouReceived'> = {
  sample: {
    title: 'ਧੰਨਵਾਦ',
    lead: '{school} ਨੂੰ ਲਿਖਣ ਲਈ ਧੰਨਵਾਦ।',
    description,
    'what-happens-next/heading': 'ਅੱਗੇ ਕੀ ਹੋਵੇਗਾ',
    'what-happens-next/0/heading': 'ਅਸੀਂ ਪੜ੍ਹਦੇ ਹਾਂ',
    'what-happens-next/0/text': 'ਤੁਹਾਡਾ ਸੁਨੇਹਾ ਸਕੂਲ ਦਫ਼ਤਰ ਕੋਲ ਹੈ।',
    'what-happens-next/1/heading': 'ਅਸੀਂ ਜਵਾਬ ਦਿੰਦੇ ਹਾਂ',
    'what-happens-next/1/text':
      'ਜਵਾਬ ਦੀ ਲੋੜ ਹੋਵੇ ਤਾਂ ਅਸੀਂ ਤੁਹਾਡੇ ਦਿੱਤੇ ਪਤੇ ’ਤੇ ਲਿਖਦੇ ਹਾਂ ਜਾਂ ਤੁਹਾਡੇ ਦਿੱਤੇ ਨੰਬਰ ’ਤੇ ਫ਼ੋਨ ਕਰਦੇ ਹਾਂ।',
    'what-happens-next/2/heading': 'ਜਲਦੀ ਹੋਵੇ ਤਾਂ',
    'what-happens-next/2/text': 'ਕਿਰਪਾ ਕਰਕੇ {callUs}।',
  },
};
