import { redirect } from '#app/platform/http/redirect.ts';
import type { Route } from './+types/file-page.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { ownValue } from '#app/core/own-value.ts';
import { keepFiles } from '#app/publishing/library/keep-files.server.ts';
import { deleteReplaced } from '#app/publishing/library/undo-replacement.server.ts';
import { findWithdrawnPicture } from '#app/publishing/library/withdraw-everywhere.server.ts';
import { studioContext, idOrMissing, missing } from '#app/studio/content/studio-context.server.ts';
import { studioMeta } from '#app/studio/frame/studio-meta.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { LinkButton } from '#app/studio/kit/button.tsx';
import { Icon } from '#app/studio/kit/icon.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { PageHeader } from '#app/studio/kit/page-header.tsx';
import { deleteByForm, replaceByForm, undoByForm } from './change-file.server.ts';
import { FileDetail } from './file-detail.tsx';
import { libraryFileHref, libraryHref } from './library-href.ts';
import { readLibrarySearch } from './library-input.server.ts';
import { LibraryList } from './library-list.tsx';
import { loadFile } from './load-file.server.ts';
import { loadLibrary } from './load-library.server.ts';
import styles from './library.module.css';
import { type ActionContext, conflict, doneAt, refuse, studioAction } from '../form/studio-action.server.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const commandContext = studioContext(context, 'content.read');
  const fileRef = { schoolCode: commandContext.staff.schoolCode, mediaId: idOrMissing(params) };
  if (await findWithdrawnPicture(commandContext.services.database.writes, fileRef))
    throw redirect(studioHref('withdrawal', { id: fileRef.mediaId }));
  const [file, library] = await Promise.all([
    loadFile(commandContext, fileRef.mediaId),
    loadLibrary(commandContext, request),
  ]);
  return { file, library, done: new URL(request.url).searchParams.get('done') };
}

export const action = studioAction('libraryFile', {
  intents: {
    async replace(context) {
      const answer = await replaceByForm(context, context.params.id, context.form);
      if ('missing' in answer) throw missing();
      return 'refused' in answer
        ? refuse({ replace: { other: undefined, ...answer } })
        : changed(context, 'replaced');
    },
    async delete(context) {
      const answer = await deleteByForm(context, context.params.id, context.form);
      if ('missing' in answer) throw missing();
      if ('changed' in answer) return conflict({ delete: { reason: 'changed' as const } });
      if ('refused' in answer) return refuse({ delete: answer.refused });
      const { tab, q } = readLibrarySearch(context.search);
      return doneAt(libraryHref({ tab, q }, { done: 'deleted' }));
    },
    async keep(context) {
      await keepFiles(context, [context.params.id], true);
      return changed(context, 'kept');
    },
    async unkeep(context) {
      await keepFiles(context, [context.params.id], false);
      return changed(context, 'unkept');
    },
    async undo(context) {
      const answer = await undoByForm(context, context.params.id);
      if ('missing' in answer) throw missing();
      return 'refused' in answer ? conflict({ undo: answer.refused }) : changed(context, 'undone');
    },
    'delete-replaced': async (context) =>
      (await deleteReplaced(context, context.params.id))
        ? changed(context, 'oldDeleted')
        : conflict({ undo: 'over' as const }),
  },
});

const changed = ({ params, search }: ActionContext<'libraryFile'>, what: string) =>
  doneAt(libraryFileHref(params.id, readLibrarySearch(search), what));

export const meta: Route.MetaFunction = studioMeta(
  (words, { loaderData }) => loaderData?.file.called ?? words.library.title,
);

export default function FilePage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useStudioWords().library;
  const { file, library, done } = loaderData;
  return (
    <div className={`${layout.page} ${layout.cols}`}>
      <article className={layout.stack}>
        <p className={styles.back}>
          <LinkButton kind="quiet" icon={<Icon name="arrow-left" />} to={libraryHref(library.search)}>
            {words.back}
          </LinkButton>
        </p>
        <PageHeader title={file.called} />
        <FileDetail
          key={file.path}
          file={file}
          action={libraryFileHref(file.mediaId, library.search)}
          done={actionData ? undefined : ownValue(words.done, done)}
          refusedReplace={actionData?.replace}
          refusedDelete={actionData?.delete}
          refusedUndo={actionData?.undo}
        />
      </article>
      <section className={`${layout.stack} ${styles.beside}`} aria-label={words.title}>
        <LibraryList library={library} opened={file.mediaId} />
      </section>
    </div>
  );
}
