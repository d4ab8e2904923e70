import { languageHere } from '#app/islands/links-here.ts';
import { timeoutSignal } from '#app/core/flow/timeout-signal.ts';
import type { Challenge } from 'altcha-lib';
import type { Typed } from './draft.ts';
import type { EnquiryField, FieldErrorCode } from './field-rules.ts';
import { solveChallenge } from './solve-challenge.ts';

export interface FieldError {
  field: EnquiryField;
  code: FieldErrorCode;
}

/** Why it was not accepted, although the fields are right. */
export type Trouble = 'offline' | 'timeout' | 'too-many' | 'unavailable';

export type Outcome =
  | { kind: 'sent'; receipt: string }
  | { kind: 'wrong'; errors: FieldError[] }
  | { kind: 'trouble'; trouble: Trouble };

const SEND_WITHIN_MS = 20_000;
const STAMP_WITHIN_MS = 10_000;

export type Submission = Typed & { key: string; stamp: string; topic: string };

/**
 * Sends the enquiry; if the server requires a proof of work, solves it and sends the same again. Rejects only for a
 * mistake of its own or a missing browser feature: the browser can then still send the plain form.
 */
export async function sendEnquiry(schoolCode: string, submission: Submission): Promise<Outcome> {
  try {
    let answer = await post(schoolCode, submission);
    if (answer.status === 428) {
      const proof = await solveChallenge(answer.body.challenge as Challenge);
      answer = await post(schoolCode, { ...submission, proof });
    }
    // Required again although it was solved: it is sent without, and held for the office.
    if (answer.status === 428) answer = await post(schoolCode, { ...submission, proof: 'unable' });
    return outcomeOf(answer);
  } catch (error) {
    if (error instanceof ConnectionTrouble) return { kind: 'trouble', trouble: error.trouble };
    throw error;
  }
}

class ConnectionTrouble extends Error {
  readonly trouble: Trouble;
  constructor(trouble: Trouble) {
    super(trouble);
    this.trouble = trouble;
  }
}

/** Tells the server when the form was started; without an answer the page's own stamp counts. */
export async function fetchStamp(schoolCode: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${addressOf(schoolCode)}/stamp`, {
      signal: timeoutSignal(STAMP_WITHIN_MS),
    });
    return response.ok ? ((await response.json()) as { stamp: string }).stamp : undefined;
  } catch {
    return undefined;
  }
}

interface Answer {
  status: number;
  body: { receipt?: string; errors?: FieldError[]; challenge?: unknown };
}

async function post(schoolCode: string, body: Submission & { proof?: string }): Promise<Answer> {
  const signal = timeoutSignal(SEND_WITHIN_MS);
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, lang: languageHere() }),
    signal,
  };
  try {
    const response = await fetch(`${addressOf(schoolCode)}/dif`, request);
    // A proxy's own error page is not JSON.
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    return { status: response.status, body: isJson ? ((await response.json()) as Answer['body']) : {} };
  } catch {
    throw new ConnectionTrouble(signal.aborted ? 'timeout' : 'offline');
  }
}

function outcomeOf({ status, body }: Answer): Outcome {
  if (status === 201 && body.receipt) return { kind: 'sent', receipt: body.receipt };
  if (status === 400 && body.errors?.length) return { kind: 'wrong', errors: body.errors };
  return { kind: 'trouble', trouble: status === 429 ? 'too-many' : 'unavailable' };
}

const addressOf = (schoolCode: string) => `/api/form/${encodeURIComponent(schoolCode)}`;
