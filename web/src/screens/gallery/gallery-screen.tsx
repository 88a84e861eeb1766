import { readGallery, readGalleryCategories, readTemplates } from '@cairn/client/public-boards/community';
import { boardCategories } from '@cairn/core/boards/categories';
import type { PublicBoardCard } from '@cairn/core/boards/public-board';
import { matchesWords, queryWords, searchable } from '@cairn/core/names/search';
import { Button } from '@cairn/ui/button';
import { EmptyState } from '@cairn/ui/empty-state';
import { Segmented } from '@cairn/ui/segmented';
import { showToast } from '@cairn/ui/toast';
import { boardCategoryName } from '@cairn/words/board-categories';
import { languageSpoken } from '@cairn/words/language';
import { m } from '@cairn/words/messages';
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { QueryPlaceholder } from '../../queries/query-placeholder.tsx';
import { usePublicQuery } from '../../queries/use-server-query.ts';
import { reasonOf } from '../../base/reason-of.ts';
import { OpenPage } from '../../public-pages/open-page.tsx';
import { Categories } from './categories.tsx';
import { useGalleryAddress } from './gallery-address.ts';
import styles from './gallery-screen.module.css';
import { PublicBoardCardItem } from '../../public-pages/public-board-card.tsx';
import { SearchLine } from './search-line.tsx';
import { TemplateCard } from './template-card.tsx';

/** `/gallery/`: see docs/product.md, "The gallery". */
export function GalleryScreen() {
  const [{ q = '', category, sort = 'popular' }, look] = useGalleryAddress();
  const words = useDeferredValue(q);
  const query = usePublicQuery(['gallery', words, category, sort], () =>
    readGallery({ q: words, category, sort }, null),
  );
  const headings = usePublicQuery(['gallery categories', languageSpoken()], readGalleryCategories);
  const isOff = query.refusal?.code === 'gallery.off';
  return (
    <OpenPage title={m.nav_gallery()}>
      {isOff ? (
        <EmptyState
          title={m.gallery_off()}
          lead={m.gallery_off_lead()}
          action={<Link to="/boards/templates/">{m.templates_title()}</Link>}
        />
      ) : (
        <>
          <div className={styles.tools}>
            <SearchLine
              label={m.gallery_search()}
              text={q}
              onText={(text) => look({ q: text || undefined })}
            />
            <Segmented
              label={m.gallery_sort()}
              segments={[
                { value: 'popular', label: m.gallery_popular() },
                { value: 'new', label: m.gallery_new() },
              ]}
              value={sort}
              onChange={(wanted) => look({ sort: wanted === 'new' ? wanted : undefined })}
            />
          </div>
          <Categories
            codes={(headings.value ?? [])
              .filter(({ boardsCount }) => boardsCount > 0)
              .map(({ code }) => code)}
            chosen={category}
            onChoose={(chosen) => look({ category: chosen })}
          />
          {query.value ? (
            <FoundBoards
              key={`${words} ${category ?? ''} ${sort}`}
              first={query.value}
              query={{ q: words, category, sort }}
              isFiltered={words !== '' || category !== undefined}
            />
          ) : (
            <QueryPlaceholder query={query} failure={m.gallery_failed()} />
          )}
        </>
      )}
    </OpenPage>
  );
}

interface FoundBoardsProps {
  readonly first: { readonly items: readonly PublicBoardCard[]; readonly next: string | null };
  readonly query: Parameters<typeof readGallery>[0];
  readonly isFiltered: boolean;
}

function FoundBoards({ first, query, isFiltered }: FoundBoardsProps) {
  const [more, setMore] = useState<readonly PublicBoardCard[]>([]);
  const [next, setNext] = useState(first.next);
  const known = new Set(first.items.map(({ code }) => code));
  // A board that has moved up is on the first page already.
  const boards = [...first.items, ...more.filter(({ code }) => !known.has(code))];
  const showMore = async () => {
    const page = await readGallery(query, next);
    if (!page.ok) return showToast({ text: reasonOf(page.refusal) });
    setMore([...more, ...page.value.items]);
    setNext(page.value.next);
  };
  if (boards.length === 0)
    return isFiltered ? (
      <EmptyState title={m.gallery_nothing()} lead={m.gallery_nothing_lead()} />
    ) : (
      <EmptyState title={m.gallery_empty()} lead={m.gallery_empty_lead()} />
    );
  return (
    <>
      <ul className={styles.cards}>
        {boards.map((board) => (
          <PublicBoardCardItem key={board.code} board={board} />
        ))}
      </ul>
      {next !== null && (
        <p className={styles.further}>
          <Button onClick={() => void showMore()}>{m.gallery_more()}</Button>
        </p>
      )}
    </>
  );
}

export function TemplatesScreen() {
  const [{ q = '', category }, look] = useGalleryAddress();
  const query = usePublicQuery(['templates', languageSpoken()], readTemplates);
  const all = query.value ?? [];
  const words = queryWords(q);
  const found = all
    .filter((template) => category === undefined || template.category === category)
    .filter(({ name, about, lists }) =>
      matchesWords(words, searchable([name, about, ...lists.map((list) => list.name)].join('\n'))),
    );
  return (
    <OpenPage title={m.templates_title()}>
      <div className={styles.tools}>
        <SearchLine label={m.templates_search()} text={q} onText={(text) => look({ q: text || undefined })} />
      </div>
      <Categories
        codes={boardCategories.filter((code) => all.some((template) => template.category === code))}
        chosen={category}
        onChoose={(chosen) => look({ category: chosen })}
      />
      {!query.value && <QueryPlaceholder query={query} failure={m.templates_failed()} />}
      {query.value && found.length === 0 && (
        <EmptyState title={m.templates_nothing()} lead={m.gallery_nothing_lead()} />
      )}
      <ul className={styles.cards}>
        {found.map((template) => (
          <TemplateCard
            key={template.code}
            template={template}
            category={boardCategoryName(template.category)}
          />
        ))}
      </ul>
    </OpenPage>
  );
}
