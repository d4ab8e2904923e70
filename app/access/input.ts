import { enquiryMail } from './staff.ts';
import { z } from 'zod';
import { studioLanguages } from '#app/words/studio-languages.ts';
import { staffRoles } from './permissions.ts';
import { passwordRules } from './passwords/password-rules.ts';

const email = z
  .string()
  .trim()
  .max(200)
  .pipe(z.email({ error: 'email' }));

const name = z.string().trim().min(1, { error: 'required' }).max(100);
const role = z.enum(staffRoles);
const id = z.string().min(1).max(64);

export const SignInInput = z.object({
  email: z.string().trim().max(200),
  password: z.string().max(1000),
});

export const NewPassword = z
  .string()
  .min(passwordRules.shortest, { error: 'shortPassword' })
  .max(passwordRules.longest, { error: 'longPassword' });

export const JoinInput = z.object({
  name,
  /** Missing if the invitation contains it. */
  email: z.union([z.literal(''), email]),
  password: NewPassword,
});

export const ForgottenInput = z.object({ email });

export const NewPasswordInput = z.object({ password: NewPassword });

export const CodeInput = z.object({ code: z.string().trim().min(1, { error: 'required' }).max(40) });

/** The forms of the people page. */
export const PeopleInput = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('invite'),
    email,
    role,
    byMail: z.literal('yes').optional(),
  }),
  z.object({ intent: z.literal('withdraw'), id }),
  z.object({ intent: z.literal('role'), id, role }),
  z.object({ intent: z.literal('remove'), id }),
]);

/** The forms of the account page. */
export const AccountInput = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('name'), name }),
  z.object({ intent: z.literal('password'), current: z.string().max(1000), password: NewPassword }),
  z.object({ intent: z.literal('enquiry-mail'), wish: z.enum(enquiryMail) }),
  z.object({ intent: z.literal('language'), language: z.enum(studioLanguages) }),
  z.object({ intent: z.literal('end-session'), id }),
  z.object({ intent: z.literal('end-others') }),
]);

/** A form on every page of the studio; invalid values are ignored. */
export const LanguageInput = z.object({
  language: z.enum(studioLanguages).optional().catch(undefined),
  /** The page that contained the form. */
  back: z.string().max(2000).nullable().catch(null),
});

export const SecondStepInput = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('begin') }),
  z.object({
    intent: z.literal('confirm'),
    code: z.string().trim().max(40),
    /** As it was shown, to show it again after a wrong code. */
    uri: z
      .string()
      .max(500)
      .regex(/^otpauth:\/\/totp\//),
  }),
  z.object({ intent: z.literal('codes') }),
  z.object({ intent: z.literal('end') }),
]);

export const ProofInput = z.object({ password: z.string().max(1000) });

/** The forms of the page after a password reset. */
export const RemainingInput = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('delete'), id }),
  z.object({ intent: z.literal('end'), proof: z.string().trim().max(40) }),
]);

export const PasskeyInput = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('rename'), id, name }),
  z.object({ intent: z.literal('delete'), id }),
]);

/** Invalid parameters are ignored. */
export const AuditInput = z.object({
  person: id.optional().catch(undefined),
  kind: id.optional().catch(undefined),
  after: z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z~\w{1,64}$/)
    .transform((text) => {
      const [at = '', id = ''] = text.split('~');
      return { at, id };
    })
    .optional()
    .catch(undefined),
});

export type AuditQuery = z.infer<typeof AuditInput>;
