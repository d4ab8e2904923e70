import { Link } from 'react-router';
import { redirect } from '#app/platform/http/redirect.ts';
import type { Route } from './+types/new-page.ts';
import { newId } from '#app/core/ids.ts';
import { findServerType } from '#app/content-types.server.ts';
import { typeIn, useType } from '#app/studio/words/content-types.ts';
import { studioMeta } from '#app/studio/frame/studio-meta.ts';
import { BackLink } from '#app/studio/navigation/back-link.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { missing, typeContext, typeOrMissing } from './studio-context.server.ts';
import styles from './new-page.module.css';
import type { WholeAddress } from '#app/addresses.ts';
import { itemAddress, listAddress } from './types/addresses.ts';

/** An empty form has an id before anything is saved: saving twice creates one item, and leaving creates none. */
export function loader({ params, context }: Route.LoaderArgs) {
  if (typeOrMissing(params).isSingleton) throw missing();
  const { now, services, staff, type } = typeContext(context, params, 'content.edit');
  const { begin, beginAt } = findServerType(type.name) ?? {};
  if (beginAt) return redirect(beginAt);
  const form: WholeAddress = `${itemAddress(type, newId(now.getTime()))}?new`;
  if (!begin) return redirect(form);
  const { templates } = services.sites.of(staff.schoolCode, staff.language).prose;
  return {
    type: type.name,
    templates: Object.entries(templates).map(([name, { title, about }]) => ({
      title,
      about,
      href: `${form}&from=${name}`,
    })),
  };
}

export const meta: Route.MetaFunction = studioMeta(
  (words, { loaderData }) => typeIn(words, loaderData?.type)?.words.new ?? '',
);

/** The templates, if there is more than an empty form. */
export default function NewPage({ loaderData: { type: name, templates } }: Route.ComponentProps) {
  const words = useStudioWords().content;
  const type = useType(name)!;
  return (
    <>
      <p>
        <BackLink strong to={listAddress(type)}>
          {type.words.many}
        </BackLink>
      </p>
      <h1>{type.words.new}</h1>
      <p>{words.beginWith}</p>
      <ul role="list" className={styles.templates}>
        {templates.map(({ title, about, href }) => (
          <li key={href}>
            <Link to={href}>
              <b>{title || words.blank}</b>
              <span>{about}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
