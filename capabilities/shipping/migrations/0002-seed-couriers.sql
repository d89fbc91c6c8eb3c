-- Owner: shipping. A shop says who carries its parcels before any of them is connected: the couriers
-- that work in Algeria are there by name, and written by hand until their adapter is.
insert into shipping.couriers (code, name, adapter) values
  ('yalidine', 'Yalidine', 'manual'),
  ('guepex', 'Guepex', 'manual'),
  ('zr-express', 'ZR Express', 'manual'),
  ('noest', 'Noest', 'manual'),
  ('maystro', 'Maystro Delivery', 'manual'),
  ('dhd', 'DHD Livraison', 'manual'),
  ('anderson', 'Anderson Logistique', 'manual'),
  ('ems', 'EMS Champion Post', 'manual')
on conflict (code) do nothing;
