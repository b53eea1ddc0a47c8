-- The developer resources. Each statement may run again: a row that exists is brought up to date.
-- A url of null means that the account representative grants the access.

insert into public.resources (slug, position, title, summary, url) values
  ('api-documentation', 1, 'API documentation', 'The private reference of the payment and settlement API. Your account representative grants access for each integration.', null),
  ('sdks', 2, 'SDKs', 'Client libraries for the API, granted together with its documentation.', null),
  ('sandbox', 3, 'Sandbox', 'A test environment that behaves like the API and moves no real assets.', null),
  ('integration-support', 4, 'Dedicated integration support', 'Help from an engineer, from the first call to the first live payment. Write to us to be put in touch.', '/contact'),
  ('uptime-slas', 5, 'Uptime SLAs', 'The uptime commitments, response times and service credits, as set out in the merchant agreement.', '/legal/merchant-agreement')
on conflict (slug) do update set
  position = excluded.position,
  title = excluded.title,
  summary = excluded.summary,
  url = excluded.url;
