import { data, type Params, type RouterContextProvider } from 'react-router';
import type { z } from 'zod';
import type { Permission } from '#app/access/permissions.ts';
import { requirePermission } from '#app/access/sessions/signed-in.server.ts';
import type { ProvenAction } from '#app/access/sign-in/proof.ts';
import { requireProof } from '#app/access/sign-in/proof.server.ts';
import { type StudioPageName, type StudioParams, studioPages } from '#app/access/studio-addresses.ts';
import { ITEM_ID, type WholeAddress } from '#app/addresses.ts';
import { redirect } from '#app/platform/http/redirect.ts';
import { findType } from '#app/content-types.ts';
import { permissionOn } from '#app/publishing/content-type.ts';
import { type RequestContext, requestContext } from '#app/platform/http/request-context.ts';
import { missing, type StudioContext, studioContext } from '#app/studio/content/studio-context.server.ts';
import { problemsOf } from '#app/studio/people/problems.server.ts';
import { minutesUntil, type Problems } from '#app/studio/people/problems.ts';
import { atAnswer } from './footer/answer-anchor.ts';

type ActionArgs = { request: Request; context: Readonly<RouterContextProvider>; params: Params };

/** The context of every form, also without being signed in. */
interface SentForm<Page extends StudioPageName, Input> extends Omit<RequestContext, 'preview'> {
  request: Request;
  params: StudioParams<Page>;
  /** Of the page that the form was sent to. */
  search: URLSearchParams;
  form: FormData;
  /** The intent of the pressed button. */
  intent: string;
  /** The validated form. */
  input: Input;
}

interface Guards {
  /**
   * For a permission that depends on the sent values. On the page of a content type it is the permission on
   * that type.
   */
  requirePermission(permission: Permission): void;
  requireProof(action: ProvenAction): Promise<void>;
}

/** The context of an action; without the person on pages before sign-in. */
export type ActionContext<Page extends StudioPageName, Input = undefined> = SentForm<Page, Input> &
  ((typeof studioPages)[Page]['send'] extends Permission ? StudioContext & Guards : unknown);

type Answered = Response | ReturnType<typeof data<object>>;
type Run<Page extends StudioPageName, Input> = (
  context: ActionContext<Page, Input>,
) => Answered | Promise<Answered>;

interface Guarded<Page extends StudioPageName, Input> {
  /**
   * In addition to the page's permission in the contract of addresses; on the page of a content type it is
   * the permission on that type.
   */
  permission?: Permission;
  /** The password or a passkey, given in the last few minutes. */
  proof?: ProvenAction;
  run: Run<Page, Input>;
}

type Handler<Page extends StudioPageName, Input> = Run<Page, Input> | Guarded<Page, Input>;

interface FormRules<Input> {
  /** The schema of the form. An invalid form is answered with the problem of each field. */
  input?: z.ZodType<Input>;
  /** The fields that are filled in again when the form is rejected. Never a password. */
  typed?: readonly string[];
  /** The intent of a form sent with the Enter key. */
  defaultIntent?: string;
  /** Converts the form to what the input describes. */
  prepare?: (form: FormData) => FormData;
}

type IntentOf<Input> = Input extends { intent: infer Name extends string } ? Name : string;
type InputOf<Input, Name> = Input extends { intent: string } ? Extract<Input, { intent: Name }> : Input;
type Intents<Page extends StudioPageName, Input> = {
  [Name in IntentOf<Input>]: Handler<Page, InputOf<Input, Name>>;
};

interface Rejected {
  problems: Problems;
  typed: Problems;
}

type ResultOf<Each> = Each extends (...args: never) => infer Result
  ? Awaited<Result>
  : Each extends { run: (...args: never) => infer Result }
    ? Awaited<Result>
    : never;
type BodyOf<Result> = Result extends ReturnType<typeof data<infer Body>> ? Body : never;
type KeyOf<Union> = Union extends unknown ? keyof Union : never;
/** Merges a union so that every property can be read: undefined if the other answers have it. */
type AnyOf<Union, Keys extends PropertyKey = KeyOf<Union>> = Union extends unknown
  ? Union & { [Key in Exclude<Keys, keyof Union>]?: undefined }
  : never;
type Answer<Input, Body, Also = unknown> =
  Response | ReturnType<typeof data<AnyOf<(Body | (Input extends undefined ? never : Rejected)) & Also>>>;

/**
 * The action of a studio page. Without the permission it answers 403, for an unknown item 404, for an unknown
 * button 400, for invalid input 400 with the problem of each field. The answer has the intent of the pressed
 * button, next to which an `<Outcome>` shows it.
 */
export function studioAction<
  Page extends StudioPageName,
  Buttons extends Intents<Page, Input>,
  Input = undefined,
>(
  page: Page,
  action: FormRules<Input> & { intents: Buttons },
): (args: ActionArgs) => Promise<Answer<Input, BodyOf<ResultOf<Buttons[keyof Buttons]>>, { intent: string }>>;
export function studioAction<Page extends StudioPageName, Only extends Run<Page, Input>, Input = undefined>(
  page: Page,
  action: FormRules<Input> & Guarded<Page, Input> & { run: Only },
): (args: ActionArgs) => Promise<Answer<Input, BodyOf<ResultOf<Only>>>>;
export function studioAction(
  page: StudioPageName,
  action: FormRules<unknown> &
    Partial<Guarded<never, never>> & { intents?: Record<string, Handler<never, never>> },
): (args: ActionArgs) => Promise<unknown> {
  const {
    input: schema,
    typed = [],
    defaultIntent = '',
    prepare = (form) => form,
    intents,
    ...only
  } = action;
  return async ({ request, context, params }) => {
    const { send, path } = studioPages[page];
    const type = path.includes(OF_TYPE) ? findType(params['type']) : undefined;
    const onType = (permission: Permission) => permissionOn(type, permission);
    const byStaff = isPermission(send) && studioContext(context, onType(send));
    if (params['id'] !== undefined && !ITEM_ID.test(params['id'])) throw missing();
    const form = prepare(await request.formData());
    const intent = intents ? String(form.get('intent') ?? defaultIntent) : '';
    const handler = intents ? Object.hasOwn(intents, intent) && intents[intent] : only;
    if (!handler) throw invalid();
    const { permission, proof, run } = typeof handler === 'function' ? { run: handler } : handler;
    if (permission) requirePermission(context, onType(permission));
    const input = schema?.safeParse({ ...Object.fromEntries(form), ...(intents && { intent }) });
    if (input && !input.success)
      return data(
        { intent, problems: problemsOf(input.error), typed: readTyped(form, typed) },
        { status: 400 },
      );
    if (proof) await requireProof({ request, context }, proof, form);
    const answered = await run!({
      ...context.get(requestContext),
      request,
      params,
      search: new URL(request.url).searchParams,
      form,
      intent,
      input: input?.data,
      ...byStaff,
      requirePermission: (more: Permission) => void requirePermission(context, onType(more)),
      requireProof: (proven: ProvenAction) => requireProof({ request, context }, proven, form),
    } as never);
    return answered instanceof Response
      ? answered
      : data({ intent, ...answered.data }, answered.init ?? undefined);
  };
}

/** The actions of these pages need permissions on their content type. */
const OF_TYPE = '/:type';

const isPermission = (guard: string): guard is Permission => guard.includes('.');

const readTyped = (form: FormData, names: readonly string[]): Problems =>
  Object.fromEntries(names.flatMap((name) => (form.has(name) ? [[name, String(form.get(name))]] : [])));

/** Redirects to a page that shows the result. */
export const doneAt = (page: WholeAddress, headers: HeadersInit = {}): Response =>
  redirect(atAnswer(page), { headers });

/** Refuses, with a reason. */
export const refuse = <Body extends object>(body: Body, status = 400) => data(body, { status });

/** The answer to a form that none of our pages sends. */
export const invalid = () => new Response(null, { status: 400, statusText: 'Bad Request' });

/** Somebody else was faster. */
export const conflict = <Body extends object>(body: Body) => data(body, { status: 409 });

/** Too many wrong passwords or codes. */
export const locked = (until: Date, now: Date) =>
  data({ lockedMinutes: minutesUntil(until, now) }, { status: 429 });
