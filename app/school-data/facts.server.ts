import type { Facts } from '#content/facts.ts';
import type { SchoolFacts } from '#content/page-content.ts';
import { SPAM_DAYS } from '#app/features/enquiries/delivery/retention.server.ts';
import type { OpenRegistration } from '#app/features/registration/registration.ts';
import type { SchoolProfile } from '#app/features/school/profile.ts';
import type { Config } from '#app/platform/config.ts';
import type { Site } from '#app/sites/site.ts';

/** The facts of the profile for texts, in this site's language. */
export function factsOfSchool(
  { prose }: Site,
  { enquiryKeepDays, acknowledgeEnquiries }: Pick<Config, 'enquiryKeepDays' | 'acknowledgeEnquiries'>,
  profile: SchoolProfile,
  registration?: OpenRegistration,
): Facts {
  return prose.facts(factsOf(profile, registration), {
    enquiryDays: enquiryKeepDays,
    suspectedSpamDays: Math.min(SPAM_DAYS, enquiryKeepDays),
    acknowledges: acknowledgeEnquiries,
  });
}

/** The facts that texts may mention. */
const factsOf = (profile: SchoolProfile, registration?: OpenRegistration): SchoolFacts => ({
  name: profile.name,
  mission: profile.mission,
  phone: profile.phone,
  email: profile.email,
  portalUrl: profile.parentPortalUrl,
  registration: registration?.kind,
  helpDesk: profile.helpDesk,
  fees: profile.fees,
  agesAtEntrance: profile.agesAtEntrance,
});
