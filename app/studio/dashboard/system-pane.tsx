import { Link } from 'react-router';
import { studioHref } from '#app/access/studio-addresses.ts';
import type { StudioWords } from '#app/studio/words/en/index.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import type { Words } from '#app/words/en.ts';
import { useWords } from '#app/words/words.ts';
import { KeyValue, type Pair } from '../kit/key-value.tsx';
import { Section } from '../kit/section.tsx';
import { bytesInWords } from './bytes-in-words.ts';
import type { Dashboard } from './load-dashboard.server.ts';
import { mailVerdict } from './mail-verdict.ts';

const OLD_BACKUP_MS = 2 * 86_400_000;

interface Texts {
  words: StudioWords;
  dates: Words['dates'];
}

/** The state of what runs by itself: e-mail, backups, storage. Parts without permission are left out. */
export function SystemPane({
  mail,
  backup,
  storage,
  now,
}: Pick<Dashboard, 'mail' | 'backup' | 'storage' | 'now'>) {
  const texts = { words: useStudioWords(), dates: useWords().dates };
  const words = texts.words.dashboard;
  const failed = (name: string): Pair => ({ name, value: words.failedPart, kind: 'bad' });
  return (
    <Section title={words.system}>
      <KeyValue
        isSheet
        pairs={[
          ...(mail === null ? [failed(words.mail.title)] : mail ? mailPairs(mail, now, texts) : []),
          ...(backup === null
            ? [failed(words.backup.title)]
            : backup
              ? [backupPair(backup, now, texts)]
              : []),
          ...(storage === null ? [failed(words.storage.title)] : storagePairs(storage, texts)),
        ]}
      />
    </Section>
  );
}

/** Whether mail is delivered, by the daily test and the queue. */
function mailPairs(mail: NonNullable<Dashboard['mail']>, now: string, { words, dates }: Texts): Pair[] {
  const { mail: mailWords, number } = words.dashboard;
  const { kind, title, text } = verdict(mail, words.dashboard, dates);
  const age = mail.oldestWaiting && Date.parse(now) - Date.parse(mail.oldestWaiting);
  const pairs: Pair[] = [{ name: mailWords.title, value: title, note: text, kind }];
  if (mail.waiting > 0) pairs.push({ name: mailWords.waiting, value: number(mail.waiting) });
  if (age)
    pairs.push({
      name: mailWords.oldest,
      value: words.enquiries.duration(Math.max(0, Math.floor(age / 60_000))),
    });
  if (mail.dead > 0) pairs.push({ name: mailWords.dead, value: number(mail.dead), kind: 'bad' });
  return pairs;
}

function verdict(
  mail: NonNullable<Dashboard['mail']>,
  { mail: mailWords, now }: StudioWords['dashboard'],
  dates: Words['dates'],
): { kind: Pair['kind']; title: string; text: string } {
  switch (mailVerdict(mail)) {
    case 'files':
      return { kind: 'bad', title: mailWords.toFiles, text: mailWords.toFilesText };
    case 'off':
      return { kind: undefined, title: mailWords.off, text: mailWords.offText };
    case 'failed':
      return { kind: 'bad', title: mailWords.trouble, text: now.selfTestFailed };
    case 'overdue':
      return { kind: 'bad', title: mailWords.trouble, text: now.selfTestOverdue };
    case 'untested':
      return { kind: undefined, title: mailWords.untested, text: mailWords.untestedText };
    case 'working':
      return {
        kind: 'good',
        title: mailWords.working,
        text: mailWords.workingText(dates.moment(mail.selfTest!.startedAt)),
      };
  }
}

function backupPair(backup: NonNullable<Dashboard['backup']>, now: string, { words, dates }: Texts): Pair {
  const { title, none, noneText, notDaily, old } = words.dashboard.backup;
  const { madeAt, isDaily } = backup;
  const isOld = madeAt !== undefined && Date.parse(now) - Date.parse(madeAt) > OLD_BACKUP_MS;
  return {
    name: title,
    value: <Link to={studioHref('backup')}>{madeAt ? dates.moment(madeAt) : none}</Link>,
    note: madeAt ? (isOld ? old : isDaily ? undefined : notDaily) : noneText,
    kind: madeAt ? (isOld ? 'bad' : 'good') : 'bad',
  };
}

function storagePairs(storage: NonNullable<Dashboard['storage']>, { words }: Texts): Pair[] {
  const { free, media, database, isLow } = storage;
  const storageWords = words.dashboard.storage;
  return [
    free === undefined
      ? { name: storageWords.bucket, value: storageWords.answers }
      : { name: storageWords.free, value: bytesInWords(free), kind: isLow ? 'bad' : undefined },
    { name: storageWords.media, value: bytesInWords(media) },
    { name: storageWords.database, value: bytesInWords(database) },
  ];
}
