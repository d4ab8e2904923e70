import type { TextsOfPage } from '#content/texts.ts';

export const gallery: TextsOfPage<'gallery'> = {
  sample: {
    title: 'ਤਸਵੀਰਾਂ',
    lead: 'ਤਿਉਹਾਰ, ਮੇਲੇ ਅਤੇ ਖੇਡਾਂ ਦੇ ਦਿਨ, ਐਲਬਮ-ਦਰ-ਐਲਬਮ।',
    description: '{school} ਦੇ ਸਕੂਲੀ ਸਾਲ ਦੀਆਂ ਤਸਵੀਰਾਂ: ਸਮਾਗਮ, ਤਿਉਹਾਰ ਅਤੇ ਖੇਡਾਂ ਦੇ ਦਿਨ।',
  },
};

export const news: TextsOfPage<'news'> = {
  sample: {
    title: 'ਖ਼ਬਰਾਂ ਅਤੇ ਲੇਖ',
    lead: 'ਸਕੂਲ ਵਿੱਚ ਅੱਗੇ ਕੀ ਹੋਣ ਵਾਲਾ ਹੈ, ਅਤੇ ਜੋ ਹੋਇਆ, ਉਹ ਕਿਵੇਂ ਰਿਹਾ।',
    description:
      '{school} ਦੀਆਂ ਖ਼ਬਰਾਂ ਅਤੇ ਲੇਖ: ਅੱਗੇ ਕੀ ਹੈ, ਜੋ ਹੋਇਆ ਉਹ ਕਿਵੇਂ ਰਿਹਾ, ਅਤੇ ਮਾਪਿਆਂ ਲਈ ਕੰਮ ਦੀਆਂ ਗੱਲਾਂ।',
  },
};

export const videos: TextsOfPage<'videos'> = {
  sample: {
    title: 'ਵੀਡੀਓ',
    lead: 'ਮੰਚ, ਮੈਦਾਨ ਅਤੇ ਜਮਾਤ ਦੇ ਵੀਡੀਓ।',
    description: '{school} ਦੇ ਸਕੂਲੀ ਸਾਲ ਦੇ ਵੀਡੀਓ: ਪੇਸ਼ਕਾਰੀਆਂ, ਖੇਡਾਂ ਅਤੇ ਜਮਾਤ ਦੇ ਦਿਨ।',
  },
};

export const calendar: TextsOfPage<'calendar'> = {
  sample: {
    title: 'ਕੈਲੰਡਰ',
    lead: 'ਪੜ੍ਹਾਈ ਦੇ ਦਿਨ, ਛੁੱਟੀਆਂ, ਪ੍ਰੀਖਿਆਵਾਂ ਅਤੇ ਸਮਾਗਮ।',
    description:
      '{school} ਦਾ ਕੈਲੰਡਰ: ਪੜ੍ਹਾਈ ਦੇ ਦਿਨ, ਛੁੱਟੀਆਂ, ਪ੍ਰੀਖਿਆਵਾਂ ਅਤੇ ਸਮਾਗਮ, ਪੜ੍ਹਨ ਲਈ ਅਤੇ ਫ਼ੋਨ ਵਿੱਚ ਰੱਖਣ ਲਈ।',
  },
};
