import { profileAddress } from '#app/studio/content/types/addresses.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { pageAddress } from '#app/addresses.ts';
import { news } from '#app/features/news/content-type.ts';
import { pages } from '#app/features/pages/content-type.ts';
import { registrations } from '#app/features/registration/content-type.ts';
import { contentHref } from '../content-href.ts';
import type { FirstHour } from './load-first-hour.server.ts';
import type { FirstHourStep } from './steps.ts';

/** Permissions that not everybody has. */
export interface May {
  editProfile: boolean;
  managePeople: boolean;
}

/** The page of a step; undefined if somebody else has to do it. */
export function stepHref(step: FirstHourStep, { homeId, admissionId, hasLogo }: FirstHour, may: May) {
  switch (step) {
    case 'contact':
      return may.editProfile ? profileAddress() : undefined;
    case 'look':
      if (!may.editProfile) return undefined;
      return hasLogo ? studioHref('look') : `${profileAddress()}#field-logo`;
    case 'pictures':
      return contentHref(pages.name, homeId);
    case 'news':
      return studioHref('newItem', { type: news.name });
    case 'admission':
      return contentHref(pages.name, admissionId);
    case 'registration':
      return studioHref('newItem', { type: registrations.name });
    case 'administrators':
      return may.managePeople ? studioHref('people') : undefined;
    case 'enquiry':
      return pageAddress('contact');
  }
}
