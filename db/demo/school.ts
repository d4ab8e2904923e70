import type { NewProfile } from '#app/features/school/profile.ts';

/** Placeholders that are easy to recognise; the office replaces them. */
export const demoProfile: NewProfile = {
  name: 'LFIS',
  mission: 'A Gateway for Knowledge & Wisdom',
  description:
    'A private co-educational school for children from Nursery to Class VIII. Our mission is to be a gateway for knowledge and wisdom.',
  phone: '+91 00000 00000',
  whatsapp: '+91 00000 00000',
  email: 'office@lfis.example',
  addressLines: ['LFIS', 'Sample Road, Sample Colony', 'Sample City 000000'],
  officeHours: 'Monday to Saturday, 8:00 AM to 2:00 PM (sample)',
  mapEmbedUrl: 'https://maps.lfis.example/embed',
  mapUrl: 'https://maps.lfis.example/',
  parentPortalUrl: 'https://portal.lfis.example/',
  social: [
    { network: 'facebook', url: 'https://www.facebook.com/' },
    { network: 'instagram', url: 'https://www.instagram.com/' },
    { network: 'youtube', url: 'https://www.youtube.com/' },
  ],
  parentsApp: { googlePlayUrl: 'https://play.google.com/', appStoreUrl: 'https://www.apple.com/app-store/' },
  helpDesk: { email: 'helpdesk@lfis.example', opens: '8:00 AM', closes: '8:00 PM' },
  agesAtEntrance: ['NUR', 'KG', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'].map((grade, index) => ({
    grade,
    age: 3 + index,
  })),
  fees: { formAtCampus: 500, formDownloaded: 400 },
};
