import { keepCatalogue, keptCatalogue } from '@cairn/client/climbs/kept-catalogue';
import { readClimbCategories, readClimbs, readClimbsNearest } from '@cairn/client/climbs/public-climbs';
import type { ClimbCategory } from '@cairn/core/climbs/categories';
import type { PublicClimbCard } from '@cairn/core/climbs/climb';
import { accepted } from '@cairn/core/outcome';
import { Button } from '@cairn/ui/button';
import { Chip } from '@cairn/ui/chip';
import { EmptyState } from '@cairn/ui/empty-state';
import { Segmented } from '@cairn/ui/segmented';
import { Skeleton } from '@cairn/ui/skeleton';
import { TextLine } from '@cairn/ui/text-line';
import { showToast } from '@cairn/ui/toast';
import { climbCategoryName } from '@cairn/words/climb-categories';
import { languageSpoken } from '@cairn/words/language';
import { m } from '@cairn/words/messages';
import { type ReactNode, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { Notice } from '../../base/notice.tsx';
import { reasonOf } from '../../base/reason-of.ts';
import { isTyping } from '../../base/typing.ts';
import { momentName } from '../../goals/moment-name.ts';
import { usePlanning } from '../../goals/planning.ts';
import { type ServerQuery, usePublicQuery } from '../../queries/use-server-query.ts';
import { ClimbGrid } from './climb-grid.tsx';
import { useClimbsAddress } from './climbs-address.ts';
import styles from './climbs-screen.module.css';

/** Cards of each order before “Show all”. */
const firstCards = 4;

/** Public climbs, in the reader's language if there are any: by words, category, popular and new. */
export function ClimbCatalogue() {
  const [{ q = '', category, sort }, look] = useClimbsAddress();
  const words = useDeferredValue(q);
  const [clearings, setClearings] = useState(0);
  const isSearch = words !== '' || category !== undefined || sort !== undefined;
  return (
    <>
      <div className={styles.find}>
        <Search key={clearings} text={q} onText={(text) => look({ q: text || undefined })} />
        <Categories chosen={category} onChoose={(chosen) => look({ category: chosen })} />
        {isSearch && (
          <Segmented
            label={m.gallery_sort()}
            segments={[
              { value: 'popular', label: m.gallery_popular() },
              { value: 'new', label: m.gallery_new() },
            ]}
            value={sort ?? 'popular'}
            onChange={(wanted) => look({ sort: wanted })}
          />
        )}
      </div>
      {isSearch ? (
        <FoundClimbs
          words={words}
          category={category}
          sort={sort ?? 'popular'}
          onClear={() => {
            setClearings(clearings + 1);
            look({ q: undefined, category: undefined, sort: undefined });
          }}
        />
      ) : (
        <FirstClimbs onShowAll={(wanted) => look({ sort: wanted })} />
      )}
    </>
  );
}

function Search({ text, onText }: { readonly text: string; readonly onText: (text: string) => void }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const listening = new AbortController();
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.defaultPrevented || isTyping(document.activeElement)) return;
      if (document.activeElement?.closest('[data-goal]')) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener('keydown', press, listening);
    return () => listening.abort();
  }, []);
  return (
    <div className={styles.search} role="search">
      <TextLine
        ref={field}
        type="search"
        aria-label={m.climbs_search()}
        aria-keyshortcuts="/"
        placeholder={m.climbs_search()}
        defaultValue={text}
        onChange={(event) => onText(event.currentTarget.value)}
      />
    </div>
  );
}

interface CategoriesProps {
  readonly chosen: ClimbCategory | undefined;
  readonly onChoose: (chosen: ClimbCategory | undefined) => void;
}

function Categories({ chosen, onChoose }: CategoriesProps) {
  const query = usePublicQuery(['climb categories'], readClimbCategories);
  const codes = (query.value ?? []).filter(({ climbsCount }) => climbsCount > 0).map(({ code }) => code);
  if (codes.length === 0) return null;
  return (
    <div className={styles.categories} role="group" aria-label={m.gallery_categories()}>
      {[undefined, ...codes].map((code) => (
        <Chip
          key={code ?? ''}
          look={code === chosen ? 'active' : 'option'}
          aria-pressed={code === chosen}
          onClick={() => onChoose(code)}
        >
          {code ? climbCategoryName(code) : m.climbs_all()}
        </Chip>
      ))}
    </div>
  );
}

async function readFirst(language: string) {
  const [popular, latest] = await Promise.all([
    readClimbsNearest({ sort: 'popular', language, limit: firstCards }),
    // On a fresh server the popular climbs are the new ones, and each is shown once.
    readClimbsNearest({ sort: 'new', language, limit: 2 * firstCards }),
  ]);
  if (!popular.ok) return popular;
  if (!latest.ok) return latest;
  const codes = new Set(popular.value.items.map(({ code }) => code));
  const others = latest.value.items.filter(({ code }) => !codes.has(code));
  const catalogue = { popular: popular.value.items, new: others.slice(0, firstCards) };
  keepCatalogue({ ...catalogue, language, readAt: new Date().toISOString() });
  return accepted(catalogue);
}

function FirstClimbs({ onShowAll }: { readonly onShowAll: (sort: 'popular' | 'new') => void }) {
  const language = languageSpoken();
  const planning = usePlanning();
  const query = usePublicQuery(['climbs', language], () => readFirst(language));
  const kept = query.value || query.refusal?.code !== 'network' ? null : keptCatalogue(language);
  const shown = query.value ?? kept;
  if (!shown) return <CatalogueWaits query={query} />;
  if (shown.popular.length === 0)
    return <EmptyState title={m.climbs_nothing()} lead={m.climbs_none_lead()} />;
  return (
    <>
      {kept && (
        <Notice
          title={m.climbs_offline()}
          lead={m.climbs_offline_lead({ moment: momentName(kept.readAt, planning) })}
        />
      )}
      <OtherLanguages climbs={shown.popular} />
      <Part heading={m.gallery_popular()} onShowAll={() => onShowAll('popular')}>
        <ClimbGrid climbs={shown.popular} label={m.gallery_popular()} />
      </Part>
      {shown.new.length > 0 && (
        <Part heading={m.gallery_new()} onShowAll={() => onShowAll('new')}>
          <ClimbGrid climbs={shown.new} label={m.gallery_new()} />
        </Part>
      )}
    </>
  );
}

interface PartProps {
  readonly heading: string;
  readonly onShowAll: () => void;
  readonly children: ReactNode;
}

function Part({ heading, onShowAll, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <header className={styles.heading}>
        <h2 id={id}>{heading}</h2>
        <Button look="ghost" aria-label={m.climbs_show_all_of({ heading })} onClick={onShowAll}>
          {m.climbs_show_all()}
        </Button>
      </header>
      {children}
    </section>
  );
}

function CatalogueWaits({ query }: { readonly query: Pick<ServerQuery<unknown>, 'refusal' | 'refetch'> }) {
  const { refusal, refetch } = query;
  if (!refusal) return <Skeleton label={m.loading()} />;
  if (refusal.code === 'network') return <Notice title={m.climbs_offline()} lead={m.climbs_offline_none()} />;
  return <Notice isError title={m.climbs_failed()} lead={refusal.message} onRetry={() => void refetch()} />;
}

interface FoundClimbsProps {
  readonly words: string;
  readonly category: ClimbCategory | undefined;
  readonly sort: 'popular' | 'new';
  readonly onClear: () => void;
}

function FoundClimbs({ words, category, sort, onClear }: FoundClimbsProps) {
  const search = { q: words, category, sort, language: languageSpoken() };
  const query = usePublicQuery(['climbs', words, category, sort, search.language], () =>
    readClimbsNearest(search),
  );
  const { value } = query;
  if (!value) return <CatalogueWaits query={query} />;
  if (value.items.length === 0)
    return (
      <EmptyState
        title={m.climbs_nothing()}
        lead={m.gallery_nothing_lead()}
        filled={2}
        action={<Button onClick={onClear}>{m.climbs_clear()}</Button>}
      />
    );
  return (
    <>
      <OtherLanguages climbs={value.items} />
      <Pages key={JSON.stringify(search)} first={value} search={value.search} />
    </>
  );
}

/** Says so where no climb is in the reader's language. */
function OtherLanguages({ climbs }: { readonly climbs: readonly PublicClimbCard[] }) {
  const spoken = languageSpoken();
  if (climbs.some(({ language }) => language === spoken)) return null;
  return <p className={styles.others}>{m.climbs_other_languages()}</p>;
}

interface PagesProps {
  readonly first: { readonly items: readonly PublicClimbCard[]; readonly next: string | null };
  readonly search: Parameters<typeof readClimbs>[0];
}

function Pages({ first, search }: PagesProps) {
  const [more, setMore] = useState<readonly PublicClimbCard[]>([]);
  const [next, setNext] = useState(first.next);
  const known = new Set(first.items.map(({ code }) => code));
  // A climb that has moved up is on the first page already.
  const climbs = [...first.items, ...more.filter(({ code }) => !known.has(code))];
  const showMore = async () => {
    const page = await readClimbs(search, next);
    if (!page.ok) return showToast({ text: reasonOf(page.refusal) });
    setMore([...more, ...page.value.items]);
    setNext(page.value.next);
  };
  return (
    <>
      <ClimbGrid climbs={climbs} label={m.nav_climbs()} />
      {next !== null && (
        <p className={styles.further}>
          <Button onClick={() => void showMore()}>{m.gallery_more()}</Button>
        </p>
      )}
    </>
  );
}
