select platform.open_to_account('shipping');
select platform.isolate_account('shipping.shipping_rates', null, 'true');
