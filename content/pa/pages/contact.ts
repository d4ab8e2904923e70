import type { TextsOfPage } from '#content/texts.ts';

export const contact: TextsOfPage<'contact'> = {
  sample: {
    title: 'ਸੰਪਰਕ',
    lead: 'ਫ਼ੋਨ ਕਰੋ, ਲਿਖੋ ਜਾਂ ਆਪ ਆਓ। ਹਰ ਸਵਾਲ ਦਾ ਸੁਆਗਤ ਹੈ।',
    description:
      '{school} ਨਾਲ ਕਿਵੇਂ ਸੰਪਰਕ ਕਰੀਏ: ਸਕੂਲ ਦਫ਼ਤਰ ਦਾ ਪਤਾ, ਫ਼ੋਨ, ਈ-ਮੇਲ ਅਤੇ ਸਮਾਂ, ਰਾਹ ਦਾ ਨਕਸ਼ਾ, ਅਤੇ ਸਾਨੂੰ ਲਿਖਣ ਲਈ ਇੱਕ ਫ਼ਾਰਮ।',
    'office/heading': 'ਸਕੂਲ ਦਫ਼ਤਰ',
    'write-to-us/heading': 'ਸਾਨੂੰ ਲਿਖੋ',
    'write-to-us/text': 'ਕਿਰਪਾ ਕਰਕੇ ਚਾਰੇ ਖ਼ਾਨੇ ਭਰੋ: ਤੁਹਾਨੂੰ ਜਵਾਬ ਦੇਣ ਲਈ ਸਾਨੂੰ ਇਨ੍ਹਾਂ ਦੀ ਲੋੜ ਹੈ।',
  },
};
