-- Entries of the page for approved developers. Only a signed-in account may read them, and the
-- service role alone may change them.

create table public.resources (
  slug text primary key
    constraint resources_slug_length check (length(slug) between 1 and 60),
  position integer not null
    constraint resources_position_positive check (position >= 1),
  title text not null
    constraint resources_title_length check (length(title) between 1 and 100),
  summary text not null
    constraint resources_summary_length check (length(summary) between 1 and 500),
  url text
    constraint resources_url_form check (
      url is null
      or substr(url, 1, 8) = 'https://'
      or (substr(url, 1, 1) = '/' and substr(url, 1, 2) <> '//')
    )
);

comment on table public.resources is 'Developer resources: read by signed-in accounts only.';

alter table public.resources enable row level security;

revoke all on table public.resources from anon, authenticated;
grant select on table public.resources to authenticated;

create policy "Signed-in accounts may read the resources" on public.resources
  for select to authenticated
  using (true);
