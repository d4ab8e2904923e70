import { data } from 'react-router';
import { redirect } from '#app/platform/http/redirect.ts';
import type { Route } from './+types/file-page.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { ownValue } from '#app/core/own-value.ts';
import { keepFiles } from '#app/publishing/library/keep-files.server.ts';
import { deleteReplaced } from '#app/publishing/library/undo-replacement.server.ts';
import { findWithdrawnPicture } from '#app/publishing/library/withdraw-everywhere.server.ts';
import { studioContext, idOrMissing, missing } from '#app/studio/content/studio-context.server.ts';
import { atAnswer } from '#app/studio/form/footer/answer-anchor.ts';
import { studioMeta } from '#app/studio/frame/studio-meta.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { BackLink } from '#app/studio/navigation/back-link.tsx';
import { deleteByForm, replaceByForm, undoByForm } from './change-file.server.ts';
import { FileDetail } from './file-detail.tsx';
import { libraryFileHref, libraryHref } from './library-href.ts';
import { readLibrarySearch } from './library-input.server.ts';
import { LibraryList } from './library-list.tsx';
import { loadFile } from './load-file.server.ts';
import { loadLibrary } from './load-library.server.ts';
import styles from './library.module.css';

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

export async function action({ params, request, context }: Route.ActionArgs) {
  const commandContext = studioContext(context, 'content.publish');
  const mediaId = idOrMissing(params);
  const form = await request.formData();
  const search = readLibrarySearch(new URL(request.url).searchParams);
  switch (form.get('intent')) {
    case 'replace': {
      const answer = await replaceByForm(commandContext, mediaId, form);
      if ('missing' in answer) throw missing();
      return 'refused' in answer
        ? data({ replace: { other: undefined, ...answer } }, { status: 400 })
        : redirect(atAnswer(libraryFileHref(mediaId, search, 'replaced')));
    }
    case 'delete': {
      const answer = await deleteByForm(commandContext, mediaId, form);
      if ('missing' in answer) throw missing();
      if ('changed' in answer) return data({ delete: { reason: 'changed' as const } }, { status: 409 });
      return 'refused' in answer
        ? data({ delete: answer.refused }, { status: 400 })
        : redirect(atAnswer(libraryHref({ tab: search.tab, q: search.q }, { done: 'deleted' })));
    }
    case 'keep':
    case 'unkeep': {
      const isKept = form.get('intent') === 'keep';
      await keepFiles(commandContext, [mediaId], isKept);
      return redirect(atAnswer(libraryFileHref(mediaId, search, isKept ? 'kept' : 'unkept')));
    }
    case 'undo': {
      const answer = await undoByForm(commandContext, mediaId);
      if ('missing' in answer) throw missing();
      return 'refused' in answer
        ? data({ undo: answer.refused }, { status: 409 })
        : redirect(atAnswer(libraryFileHref(mediaId, search, 'undone')));
    }
    case 'delete-replaced':
      return (await deleteReplaced(commandContext, mediaId))
        ? redirect(atAnswer(libraryFileHref(mediaId, search, 'oldDeleted')))
        : data({ undo: 'over' as const }, { status: 409 });
    default:
      throw data(null, { status: 400 });
  }
}

export const meta: Route.MetaFunction = studioMeta(
  (words, { loaderData }) => loaderData?.file.called ?? words.library.title,
);

export default function FilePage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useStudioWords().library;
  const { file, library, done } = loaderData;
  const answer = actionData ?? undefined;
  return (
    <div className={styles.desk}>
      <section className={styles.beside} aria-label={words.title}>
        <p className={styles.title}>{words.title}</p>
        <LibraryList library={library} opened={file.mediaId} />
      </section>
      <article className={styles.piece}>
        <BackLink className={styles.back} to={libraryHref(library.search)}>
          {words.back}
        </BackLink>
        <h1>{file.called}</h1>
        <FileDetail
          key={file.path}
          file={file}
          action={libraryFileHref(file.mediaId, library.search)}
          done={answer ? undefined : ownValue(words.done, done)}
          refusedReplace={answer && 'replace' in answer ? answer.replace : undefined}
          refusedDelete={answer && 'delete' in answer ? answer.delete : undefined}
          refusedUndo={answer && 'undo' in answer ? answer.undo : undefined}
        />
      </article>
    </div>
  );
}
