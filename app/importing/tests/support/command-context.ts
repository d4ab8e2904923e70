import type { CommandContext } from '#app/access/command-context.ts';
import type { StaffRole } from '#app/access/permissions.ts';
import { SCHOOL } from '#tests/support/content/school.ts';
import type { TestSite } from '#tests/support/http/built-site.ts';

/** The context of a command without a page in the test. */
export const commandContextFor = (
  { services, clock }: Pick<TestSite, 'services' | 'clock'>,
  role: StaffRole = 'administrator',
): CommandContext => ({
  services,
  now: clock.now,
  staff: {
    id: `the-${role}`,
    name: `The ${role}`,
    email: `${role}@school.example`,
    role,
    language: 'en',
    schoolCode: SCHOOL,
    sessionId: '',
    provedAt: null,
  },
});
