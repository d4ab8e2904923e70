import { studioPaths, studioHref } from '#app/access/studio-addresses.ts';
import { passkey } from '@better-auth/passkey';
import { betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins';
import { newId } from '#app/core/ids.ts';
import { ofSchool } from '#app/platform/db/of-school.ts';
import { storedSecret } from '#app/platform/db/stored-secret.ts';
import type { Site } from '#app/sites/site.ts';
import type { SiteServices } from '#app/platform/services.ts';
import { passwordRules } from '#app/access/passwords/password-rules.ts';
import { hashPassword, verifyPassword } from '#app/access/passwords/password.server.ts';
import type { Staff } from '#app/access/staff.ts';
import { studioCookies } from '#app/access/sessions/studio-cookies.ts';
import { sendToStaff } from '#app/access/staff-mail.server.ts';
import type { StudioLanguage } from '#app/words/studio-languages.ts';
import { staffMail } from '#app/words/staff-mail.ts';

export const AUTH_PATH = studioPaths.auth;
const SESSION_DAYS = 14;
const RESET_LINK_MINUTES = 60;

export type StaffAuth = Awaited<ReturnType<typeof makeStaffAuth>>;

const made = new WeakMap<Site, Promise<StaffAuth>>();

/** One per site, created when first needed: pages for families never do. */
export function staffAuth(services: SiteServices): Promise<StaffAuth> {
  let auth = made.get(services.site);
  if (!auth) {
    made.set(services.site, (auth = makeStaffAuth(services)));
    auth.catch(() => made.delete(services.site));
  }
  return auth;
}

async function makeStaffAuth(services: SiteServices) {
  const { site, database, log } = services;
  const { host, hostname } = new URL(site.url);
  const { prefix, secure } = studioCookies(site.url);
  const times = { createdAt: 'created_at', updatedAt: 'updated_at' };
  return betterAuth({
    appName: site.schoolCode,
    baseURL: site.url,
    basePath: AUTH_PATH,
    secret: await storedSecret(database.writes, site.schoolCode, 'staff-sessions'),
    // Both engines store times as text and booleans as 0 or 1, which is better-auth's format for SQLite. It
    // queries by id, address or token only, and gets rows of this school only.
    database: { db: ofSchool(database.writes, site.schoolCode), type: 'sqlite' },
    user: {
      modelName: 'staff_users',
      fields: { ...times, emailVerified: 'email_verified' },
      additionalFields: {
        role: { type: 'string', required: true, input: false },
        language: { type: 'string', required: true, input: false },
        schoolCode: { type: 'string', required: true, input: false, fieldName: 'school_code' },
      },
    },
    session: {
      modelName: 'staff_sessions',
      fields: {
        ...times,
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
      },
      expiresIn: SESSION_DAYS * 86_400,
      updateAge: 86_400,
      additionalFields: {
        provedAt: { type: 'string', required: false, input: false, fieldName: 'proved_at' },
      },
      // Our own check is stricter and can be renewed, see proof.server.ts.
      freshAge: 0,
      // A session that somebody ends stops working at once.
      cookieCache: { enabled: false },
    },
    databaseHooks: {
      session: {
        create: {
          // Whatever starts a session, a password or a passkey, also proves who it is.
          before: async (session) => ({ data: { ...session, provedAt: services.clock().toISOString() } }),
        },
      },
    },
    account: {
      modelName: 'staff_accounts',
      fields: {
        ...times,
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
      },
    },
    verification: {
      modelName: 'staff_verifications',
      fields: { ...times, expiresAt: 'expires_at' },
      // Somebody who reads the database, or a copy of it, finds no link to set a password with.
      storeIdentifier: 'hashed',
    },
    emailAndPassword: {
      enabled: true,
      // Staff are invited, see people/invite.server.ts.
      disableSignUp: true,
      minPasswordLength: passwordRules.shortest,
      maxPasswordLength: passwordRules.longest,
      password: { hash: hashPassword, verify: verifyPassword },
      resetPasswordTokenExpiresIn: RESET_LINK_MINUTES * 60,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) =>
        sendResetLinkLater(services, user as typeof user & Pick<Staff, 'language'>, token),
    },
    plugins: [
      twoFactor({
        issuer: site.schoolCode,
        // Our own delay grows with each failure, see second-step.server.ts.
        accountLockout: { enabled: false },
        schema: {
          user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
          twoFactor: {
            modelName: 'staff_two_factors',
            fields: {
              userId: 'user_id',
              backupCodes: 'backup_codes',
              failedVerificationCount: 'failed_verification_count',
              lockedUntil: 'locked_until',
            },
          },
        },
      }),
      passkey({
        rpID: hostname,
        rpName: site.schoolCode,
        origin: new URL(site.url).origin,
        // It replaces password and second step together, so it must require a fingerprint, face or PIN.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        authentication: {
          afterVerification: ({ verification }) => {
            if (!verification.authenticationInfo.userVerified)
              throw new APIError('UNAUTHORIZED', { message: 'The passkey did not verify its user' });
          },
        },
        schema: {
          passkey: {
            modelName: 'staff_passkeys',
            fields: {
              userId: 'user_id',
              publicKey: 'public_key',
              credentialID: 'credential_id',
              deviceType: 'device_type',
              backedUp: 'backed_up',
              createdAt: 'created_at',
            },
          },
        },
      }),
    ],
    advanced: {
      cookiePrefix: prefix,
      useSecureCookies: false,
      defaultCookieAttributes: { secure, httpOnly: true, sameSite: 'lax', path: '/' },
      // Schema validation would complain that `school_code` is never written, although it is filled in
      // automatically. The sign-in tests use every table.
      database: { generateId: () => newId(), validateSchema: false },
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
    },
    trustedOrigins: [`https://${host}`, `http://${host}`],
    // Our own limit is in the database and grows: see lock-out.server.ts.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: 'warn',
      log: (level, message) => (level === 'error' ? log.error(message) : log.warn(message)),
    },
  });
}

/** Set by our own server; a header of this name from a browser is removed. */
export const CLIENT_ADDRESS_HEADER = 'x-studio-client';

/** Through the queue, like every mail, so that the page answers equally fast for an unknown address. */
async function sendResetLinkLater(
  services: SiteServices,
  user: { email: string; name: string; language: StudioLanguage },
  token: string,
): Promise<void> {
  const { site, database, clock, jobs } = services;
  const now = clock();
  const link = `${site.url}${studioHref('newPassword', { code: token })}`;
  await database.writes.transaction().execute((transaction) =>
    sendToStaff(transaction, {
      schoolCode: site.schoolCode,
      to: user,
      now,
      mail: staffMail[user.language].newPassword(link),
    }),
  );
  jobs.notify();
}
