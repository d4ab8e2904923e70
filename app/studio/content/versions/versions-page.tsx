import { translateType } from '#app/studio/words/content-types.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { Form, Link } from 'react-router';
import { redirect } from '#app/platform/http/redirect.ts';
import type { Route } from './+types/versions-page.ts';
import { findWorkingCopy } from '#app/publishing/drafts/drafts.server.ts';
import { titleOf } from '#app/publishing/fields.ts';
import { findVersionFields, listVersions } from '#app/publishing/versions/versions.server.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import { SendButton } from '#app/studio/form/send-button.tsx';
import { studioMeta } from '#app/studio/frame/studio-meta.ts';
import { isVersion } from '#app/publishing/versions/version-number.ts';
import { BackLink } from '#app/studio/navigation/back-link.tsx';
import { compareFields } from './compare.ts';
import { Comparison } from './comparison.tsx';
import { restoreVersion } from '#app/publishing/commands/copy-item.server.ts';
import { itemName } from '#app/studio/content/facts-in-words.ts';
import {
  studioContext,
  idOrMissing,
  missing,
  typeOrMissing,
} from '#app/studio/content/studio-context.server.ts';
import { readOutTitles } from '#app/studio/content/types/facts.server.ts';
import { itemAddress } from '#app/studio/content/types/addresses.ts';
import styles from './versions.module.css';
import { invalid, studioAction } from '#app/studio/form/studio-action.server.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { services, staff, now, dates, words } = studioContext(context, 'content.read');
  const type = translateType(typeOrMissing(params), words);
  const id = idOrMissing(params);
  const { reads } = services.database;
  const copy = await findWorkingCopy(reads, type, { schoolCode: staff.schoolCode, id });
  if (!copy) throw missing();
  const itemRef = { schoolCode: staff.schoolCode, type: type.name, id };
  const number = Number(new URL(request.url).searchParams.get('compare'));
  const older = isVersion(number) ? await findVersionFields(reads, itemRef, number) : undefined;
  const versions = await listVersions(reads, itemRef);
  const [named] = await readOutTitles({ services, staff, now }, [
    { type: type.name, title: titleOf(type, copy.fields) },
  ]);
  return {
    title: itemName(type, { id, title: named?.title }, words.content),
    back: itemAddress(type, id),
    versions: versions.map(({ at, ...version }) => ({ ...version, at: dates.moment(at) })),
    compared: older && { number, fields: compareFields(type, older, copy.fields, words.content) },
  };
}

export const action = studioAction('itemVersions', {
  async run(context) {
    const type = typeOrMissing(context.params);
    const { id } = context.params;
    const number = Number(context.form.get('number'));
    if (!isVersion(number)) throw invalid();
    if (!(await restoreVersion(context, type, id, { number, editor: '' }))) throw missing();
    return redirect(`${itemAddress(type, id)}?done=version`);
  },
});

export const meta = studioMeta((words) => words.content.versions);

export default function VersionsPage({ loaderData }: Route.ComponentProps) {
  const languageOf = useLanguageOf();
  const words = useStudioWords().content;
  const { title, back, versions, compared } = loaderData;
  return (
    <div className={styles.page}>
      <p>
        <BackLink strong large to={back}>
          {words.history.back}
        </BackLink>
      </p>
      <h1>{words.versions}</h1>
      <p className={styles.title} lang={languageOf(title)}>
        {title || words.untitled}
      </p>
      {compared && <Comparison {...compared} />}
      {versions.length === 0 && <p>{words.history.none}</p>}
      <ol role="list" className={styles.versions}>
        {versions.map(({ number, reason, by, at }) => (
          <li key={number}>
            <p>
              <b>
                {number}. {words.history.reasons[reason]}
              </b>{' '}
              <span>{words.history.by(by, at)}</span>
            </p>
            <div className={styles.buttons}>
              <Link className="button" to={`?compare=${number}`}>
                {words.history.compare}
                <span className="unseen"> {number}</span>
              </Link>
              <Form method="post">
                <input type="hidden" name="number" value={number} />
                <SendButton className="button">
                  {words.history.restore}
                  <span className="unseen"> {number}</span>
                </SendButton>
              </Form>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
