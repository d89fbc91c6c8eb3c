select platform.open_to_account('catalog');
select platform.isolate_account('catalog.products', null, 'true');
select platform.isolate_account('catalog.variants', null, 'true');
