-- Enquiries of the contact form. Anyone may add one; nobody but the service role may read them.
-- Checks use only functions that PostgreSQL and the embedded server both know (length, ltrim, …).

create table public.enquiries (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null
    constraint enquiries_name_length check (length(ltrim(name)) >= 1 and length(name) <= 100),
  company text
    constraint enquiries_company_length check (company is null or length(company) between 1 and 100),
  email text not null
    constraint enquiries_email_length check (length(email) between 3 and 255)
    constraint enquiries_email_form check (length(replace(email, '@', '')) < length(email)),
  subject text not null
    constraint enquiries_subject_known
    check (subject in ('merchant', 'partner', 'general', 'compliance')),
  message text not null
    constraint enquiries_message_length
    check (length(ltrim(rtrim(message))) >= 10 and length(message) <= 2000),
  gdpr_consent boolean not null
    constraint enquiries_consent_given check (gdpr_consent = true)
);

comment on table public.enquiries is 'Messages sent with the contact form: insert only.';

create index enquiries_created_at on public.enquiries (created_at);

alter table public.enquiries enable row level security;

-- A visitor names the columns of the form and no others: id and time come from the database.
revoke all on table public.enquiries from anon, authenticated;
grant insert (name, company, email, subject, message, gdpr_consent)
  on table public.enquiries to anon, authenticated;

-- What a row must look like is the business of the constraints, which say by name what is wrong.
create policy "Anyone may send an enquiry" on public.enquiries
  for insert to anon, authenticated
  with check (true);
