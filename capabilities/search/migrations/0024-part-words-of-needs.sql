-- Owner: capabilities/search. Invariant: a word of many meanings tells of a need only together with another one.

update search.intents i set phrases = array(
  select phrase from unnest(i.phrases) with ordinality each (phrase, place)
  where phrase <> all (string_to_array(more.removed, '|')) order by place) || array(
  select phrase from unnest(string_to_array(more.added, '|')) phrase where phrase <> all (i.phrases))
from (values
  ('Faire du thé', 'faire the|faire du the|preparer the|servir the|make tea|serve tea', 'preparer شاي|servir شاي|make tea ready'),
  ('Faire du café', 'faire du cafe', 'faire un cafe'),
  ('Démarrer un moteur', 'start|starts|starting', 'car starts|car start|start car|starting car|start engine|engine starts'),
  ('Cheveux abîmés', 'casse|abime', 'cheveux casses|casse cheveux|cheveux abimes'),
  ('Pluie et humidité', 'mouille', 'mouille par la pluie|pluie mouille'),
  ('Marcher confortablement', 'pieds', 'pieds fatigues|pieds gonfles|mal pieds'),
  ('Mariage', 'soiree|ceremonie', 'soiree mariage|robe de soiree|ceremonie mariage|soiree henne'),
  ('Ramadan', 'chorba', 'chorba ramadan|chorba ftour'),
  ('Filmer la route', 'scratched|scratch|prove|evidence|raye|temoin|insurance', 'car scratched|scratched car|scratch car|voiture rayee|raye voiture|prove accident|evidence accident|preuve accident|car insurance'),
  ('Coupure d’électricité', 'coupure|do', 'coupure courant|coupure electricite|coupures courant|coupures electricite'),
  ('Fuite d’eau', 'lma|goutte', 'fuite lma|lma y9atar|robinet goutte'),
  ('Jouer au ballon', 'terrain|equipe', 'terrain foot|equipe foot'),
  ('Jouer aux jeux vidéo', 'game', 'video game|pc game|gaming'),
  ('Mesurer la santé', 'compter|coeur', 'compter pas|compter calories|battements coeur'),
  ('Pétrir et pâtisser', 'four', 'mettre au four|gateau four|oven'),
  ('Rides et teint', 'ride|dull', 'dull skin|dull face'),
  ('Surveiller', 'vol', 'vol maison|vol voiture|contre vol'),
  ('Sécher', 'seche', 'seche mains|seche serviette'),
  ('S’amuser en famille', 'ensemble', 'jouer ensemble|soiree ensemble'),
  ('Étudier', 'cours', 'cours en ligne|suivre cours|cours fac'),
  ('Batterie vide', 'vide|plat|empty|flat|dead|dies|died|lache', 'batterie vide|battery empty|flat battery|dead battery|battery dead|battery dies|battery died|phone dies|phone dead|phone dying|batterie lache|telephone vide|car dead'),
  ('Cuisiner', 'plat', 'faire un plat|plats du jour|bons plats'),
  ('Mijoter', 'slow', 'slow cook'),
  ('Ranger', 'organise|organiser|organize', 'organiser placard|organiser cuisine|organiser tiroir|organize closet|organize kitchen'),
  ('Transporter', 'porte', 'porte charge'),
  ('Internet lent', 'box|coverage|capte|connection', 'box internet|internet connection|wifi connection|capte pas'),
  ('Papa', 'li|raj', 'beau pere'),
  ('Digérer', 'kerchi', 'kerchi tewja3|kerchi youja3'),
  ('Douleurs', 'mal', 'avoir mal|fait mal|mal aux jambes|mal au genou'),
  ('Faire la fête', 'anime', 'anime soiree'),
  ('Nouvelle maison', 'appartement|studio', 'equiper appartement|equiper studio|nouvel appartement'),
  ('Maigrir', 'ventre|fat', 'gros ventre|belly fat|burn fat'),
  ('Peau sèche', 'nachef|yabsa', 'wejhi nachef|jeldi nachef|yeddi nachfin|bechra yabsa')
) as more (name_fr, removed, added)
where i.name_fr = more.name_fr and i.kind in ('activity', 'subject', 'occasion');

-- Shoes before anything else.
update search.intents set terms = '{baskets,chaussures running,chaussures sport}' || array(
  select term from unnest(terms) with ordinality each (term, place)
  where term not in ('baskets', 'chaussures running', 'chaussures sport') order by place)
where name_fr = 'Courir' and kind = 'activity';

-- More words of the parts that were there.
update search.intents i set phrases = i.phrases || array(
  select phrase from unnest(string_to_array(more.phrases, '|')) phrase where phrase <> all (i.phrases))
from (values
  ('Laver', 'غسيل|الغسيل|تنظيف الملابس|ينظف|تصبين|نصبن|nsaben|yseben|tasbin'),
  ('Nettoyer', 'تنظيف|منظف|منظفات|يمسح|كنس|نكنس|شفط|nkenes|nemsah|tandif|mopping|sweep|sweeping|balayer|serpiller|frotter|depoussierage'),
  ('Saleté et taches', 'متسخ|متسخة|اتسخت|أوساخ|البقع|بقع القهوة|قذر|قذرة|mlawet|mlawta|filthy|grubby|mud|boue|salissures|crade'),
  ('Cuisiner', 'يطهو|طهي|الطهي|أطبخ|أطهو|تطبخ|إعداد الطعام|وجبات|أكلات|ntayb|ytayab|ntaybo|popote|mitonner|concocter|recettes|cuistot|chef a la maison|home cooked|cooks'),
  ('Mijoter', 'طاجين|طواجن|يمرق|نمرق|يتقلى|slow cooking|stewing|cuisson lente|feu doux'),
  ('Cuire à la vapeur', 'نفور|يفور|كسكاس|بالبخار|couscous steamer|yfawar|nfawar'),
  ('Griller', 'مشاوي|الشوي|نشوي اللحم|grillad|mechouar|chawi|nechwi l7am|grilling|cookout|braiser viande'),
  ('Couper et éplucher', 'يقطع|سكاكين|تقشير|فرم|نفرم|npelé|nkacher|dice|dicing|mince|slicing|emincer|ciseler'),
  ('Pétrir et pâtisser', 'عجن|خبز|نعجن|يعجن|كعك|كيك|تورتة|نخدم قاطو|gatou|gato|ndir gatou|n3ajen|kneading|pastry|pastries at home|cakes|cupcakes|patisseries maison|gateau anniversaire maison'),
  ('Conserver au frais', 'يحفظ بارد|حفظ الطعام|تبريد|يبقى طازج|yab9a frais|keep food fresh|keep fresh|leftovers|restes|garder frais'),
  ('Garder au chaud', 'يحافظ على الحرارة|حافظ حرارة|حافظة|يبقى ساخن|سخونة القهوة|yched skhana|ychad skhana|hot for hours|hot all day|stay hot|garde la chaleur'),
  ('Boire', 'أشرب|يشرب|ترطيب الجسم|nechrob|yechrob|lma|sip|sipping|beverages|drinks|desaltérer|se desalterer|boisson'),
  ('Faire du café', 'تحضير قهوة|إسبريسو|قهوة تركية|كافي|barista|cafe turc|cafe italien|expresso maison|cafe fort'),
  ('Recevoir', 'الزوار|زوار|عزومة|معازيم|عزيمة|ضيافة|استضافة|dyafi|diafi|jayini dyaf|visite|visiteurs|entertain|entertaining|company over|receive guests|recois du monde|du monde a la maison'),
  ('Décorer', 'زينة|للزينة|تجميل البيت|جمالية|يزين|nzayan|zayna|tzayen|tezyin|home decor|pretty up|spruce up|style a room|embellissement|touche deco|objet deco|bibelot'),
  ('Éclairer', 'إنارة|يضيء|ينير|مضيء|أضواء|الأضواء|dowa|ydawi|tdawi|nour|brighten|bright light|illuminate|illuminer|luminosite'),
  ('Dormir', 'الأرق|أرق|ينام|أنام|نومي|راقد|قيلولة|nar9od|n3ess|rraqda|rgad|cant sleep|sleepless|good night sleep|nuits|reposer|sommeil leger|tossing'),
  ('Ranger', 'تنظيم|منظم|فوضى|مبعثر|خزانة|nratteb|rattab|fawda|mkharbta|messy|tidying|organizer|organiser la maison|bazar|pagaille'),
  ('Transporter', 'أحمل|يحمل|نقل الأغراض|حمل الكتب|nhezz|yhez|haz|lugging|carries|transporter affaires|emmener'),
  ('Voyager', 'سفرة|المسافر|مسافرة|الرحلات|عطلة|سياحة|msafra|nsafrou|rihla|ri7la|on the road|journey|getaway|escapade|sejour|deplacement'),
  ('Camper', 'كشافة|المخيم|مبيت|خيام|scouts|scout|camp site|campsite|campeur|bivouaquer|nkhayem'),
  ('Randonner', 'هايكنغ|تسلق|مسير|الغابة|نمشي في الغابة|randonneur|treks|trails|walks|balade|balades|promenade|marches|nmechi|nmechiw'),
  ('Courir', 'ركض|يركض|الركض|عداء|هرولة|najri|nedjri|runner|runs|joggeur|coureur|courses a pied'),
  ('Se muscler', 'بناء العضلات|تقوية|كمال أجسام|حديد|أثقال|nkaber|nfourmi|pump iron|bulk up|toning|tone up|gainage|pompes|renforcement musculaire|prise de masse'),
  ('Maigrir', 'تنحيف|رشاقة|حرق الدهون|دهون|سمنة|ننحف|nen9as|nd3af|nedh3af|burn calories|calories|slimming|cut weight|affiner|silhouette|surpoids|minceur'),
  ('S’entraîner chez soi', 'تمرين|التمارين|لياقة|اللياقة|نشاط بدني|ntrina|tamrin|fit|keep fit|stay active|home gym|bouger|activite physique|remise en forme|se depenser'),
  ('S’étirer et se détendre', 'تأمل|هدوء|يوغا|توتر|ضغط نفسي|mestressi|mstressya|nertah chwiya|unwind|calm down|anxious|anxiety|burn out|burnout|lacher prise|angoisse|decompresser'),
  ('Jouer au ballon', 'مباراة|ماتش|لاعب|فريق الحي|kora|lkora|ballon|footballer|goal|goals|striker|penalty|match du dimanche|tournoi'),
  ('Boxer', 'قتال|ملاكم|لكم|يتبوكسا|mboxi|boxeur|spar|sparring|jab|uppercut|sports de combat'),
  ('Pédaler', 'دراج|راكب دراجة|nerkeb|bicycles|cyclist|rides a bike|bike rides|a velo|en velo'),
  ('Chaleur', 'حر|الحر|حر شديد|طقس حار|ساخن الجو|nar|nari skhana|lhamou|boiling hot|scorching|sweltering|grosse chaleur|etouffant|fait chaud|chaud'),
  ('Froid', 'شتوي|صقيع|تدفئة|دفء|يدفئ|قارس|mberda|mbarda|ydafi|daffi|frosty|chill|warmth|cosy warm|glace|grelotte|polaire|au chaud'),
  ('Peau sèche', 'ترطيب|مرطب|تشقق|تقشر|يابس|moisturize|flaky|tight skin|rough skin|tiraillements|deshydratation|secheresse cutanee|rugueux'),
  ('Rides et teint', 'شيخوخة|إشراق|توحيد لون|بشرة باهتة|مصل|wrinkle|fine lines|radiance|radiant|plump|eclatant|fermete|raffermir'),
  ('Chute de cheveux', 'تساقط|صلع|كثافة الشعر|إنبات الشعر|nabet cha3r|ytowal cha3r|hair growth|thicker hair|losing hair|perd ses cheveux|perds mes cheveux|densite'),
  ('Se laver', 'استحمام|نستحم|نظافة|غسل اليدين|سبونج|ndawech|ndouch|ndawwach|wash hands|wash my face|bathing|hygiene|toilette|se doucher'),
  ('Se parfumer', 'معطر|بخاخ|cologne|aftershave|eau de toilette|senteurs'),
  ('Tousser', 'برد|رشح|التهاب الحلق|بلغم|حكة الحلق|grippa|rachh|phlegm|runny nose|stuffy|bronchite|angine|encombre|nez qui coule'),
  ('Renforcer la santé', 'تقوية المناعة|تعب|إرهاق|فيتامين|مفيد للصحة|عشبة|أعشاب|m3ayi|t3abt|boost immunity|run down|exhausted|wellness|tonus|bienfaits|sante naturelle'),
  ('Mal de dos', 'ألم الظهر|وجع الظهر|تصلب|dhar|dahr|dahrou|dharha|spine|lower back|sciatica|sciatique|disque|mal assis'),
  ('Bruit', 'صخب|إزعاج|عازل|مزعج|hass|hess jiran|din|racket|soundproof|tapage|vacarme|boucan|nuisances'),
  ('Écouter de la musique', 'أغاني|الموسيقى|أناشيد|استماع|صوت|ghnawi|ghnia|songs|tunes|audiobook|audiobooks|playlists'),
  ('Faire la fête', 'احتفال|حفل|رقص|أفراح|fer7|ferh|nfarhou|nchtah|parties|celebrate|lively|festive|fiesta|boum|reveillon'),
  ('Regarder un film', 'مشاهدة|مسلسل|أفلام|السينما|نتفرج|tferrej|ntfarjou|binge|tv shows|tv series|football on tv|chaine sport|documentaire'),
  ('Jouer aux jeux vidéo', 'ألعاب إلكترونية|بلاي ستيشن|لاعبين|gamers|fortnite|pubg|consoles|gameur|partie en ligne|jouer en ligne'),
  ('Internet lent', 'إنترنت|الإنترنت بطيء|نت|النت|إشارة|تغطية|nat|ennet|lag|lagging|buffering|slow internet|rame|debit|zone blanche'),
  ('Travailler sur ordinateur', 'برمجة|تصميم|العمل|مكتبي|nkhdem 3la pc|spreadsheet|excel|designer|montage video|graphisme|reunions en ligne'),
  ('Étudier', 'مذاكرة|أدرس|يدرس|طلبة|بحث جامعي|tahwas|tata3allam|thesis|essay|memoire|these|exposes|reviser'),
  ('École', 'مدرسي|التلاميذ|الابتدائي|المتوسط|الثانوية|قسم|lycéen|primary school|classmate|pupil|school bag|cours primaire|cantine'),
  ('Écrire et noter', 'كتابة|أدون|تدوين|مفكرة|يوميات|nketbou|kteb fih|scribble|sketch|sketching|doodle|gribouillage|brouillon|memo|pense bete'),
  ('Lire', 'قراءة|قارئ|أقرأ|مطالعة|قصص|روايات|nqra|na9raw|page turner|novels|literary|romans|lecteur passionne|plage lecture'),
  ('Raconter une histoire', 'حكاية|قصة|خيال|قصص الأطفال|nahki|n7ki|hkaya|storytelling|stories|tales|fables|fable|legende'),
  ('Apprendre à un enfant', 'تعليمي|تعليمية|يتعلم|ألوان|أشكال|tarbawi|educational toy|shapes|learning toy|educatif|educative|jeu educatif|pedagogique'),
  ('Construire et assembler', 'يركب|فك وتركيب|قطع تركيب|yrakeb|nrakbou|assemble|blocks|constructing|montages|maquette'),
  ('Jouer', 'ألعاب|يلهو|تسلية الأطفال|yel3bou|l3aybat|tal3eb|toybox|fun for kids|playmate|joujou|jouets|distraction enfants'),
  ('S’amuser en famille', 'تسلية|نتسلى|وقت ممتع|لعبة عائلية|netsallaw|ntsallaw|nfowtou lwa9t|family game|game night|rainy day|pass the time|passer le temps|jeux de societe|soiree jeux'),
  ('Câliner', 'محبوبة|ناعمة|دبدوب|dabdoub|nounours|stuffed animal|doux'),
  ('Arroser', 'ري|الري|سقي الحديقة|يروي|مرش|nesqiw|ysqi|nsqi|sprinkle|irrigate|arrosages|asperger'),
  ('Planter', 'بستنة|زراعة|بذور|حديقة صغيرة|ghers|nzere3|zre3|seeds|sowing|gardener|repiquer|bouture|rempoter'),
  ('Percer et visser', 'ثقب|تعليق|تثبيت|مسمار|براغي|جدار|thqeb|tqeb|nhabat|bolts|shelf|mounting|wall mount|vissage|clouer|fixations'),
  ('Réparer', 'إصلاح|صيانة|أصلح|عدة|ورشة|nseggem|nsalleh|tasli7|mending|tinker|workshop|atelier|depannage|rafistoler|maintenance'),
  ('Vidanger', 'زيت المحرك|صيانة السيارة|زيت جديد|zit motor|zit moteur|lubricant|lubrifiant|entretien auto|revision voiture'),
  ('Conduire', 'سائق|قيادة|السياقة|في الطريق|nsoug bezaf|chifour|motorist|motorway|steering|au volant|autoroute|kilometres'),
  ('S’habiller', 'ثياب|لباس|ألبس|كسوة|حوايج|7wayej|hwayej|lebssa|clothing|garments|attire|fringues|habits|sapes'),
  ('S’habiller élégant', 'أناقة|مناسبات|رسمي|فخم|راقية|mtartag|dressy|classy|smart look|soigne|tire a quatre epingles|ceremonie chic'),
  ('Avoir faim', 'جوع|تحلية|حلوى|حلويات|سناك|ghda khfif|jou3|munchies|bite to eat|nibbles|encas|petit creux|fringale'),
  ('Épicer', 'حرارة|حار|نكهة|mdawe9|bnin|zesty|seasoned|flavor|saveur|epice|epicee|corse|gouteux'),
  ('Manger sain', 'صحي|صحية|طبيعي|غذاء|حمية|sihiya|nutritious|superfood|wholesome|clean eating|equilibre|dietetique|nutrition'),
  ('Rompre le jeûne', 'الإفطار|فطور|السحور|صائم|صايم|sayem|saym|fotor|ftar|fast breaking|rupture du jeune'),
  ('Surveiller', 'حماية|أمان|حراسة|مراقب|hiraya|assas|watchful|monitor|protection maison|vigilance'),
  ('Auto', 'سيارتي|عربة|مركبة|السيارات|tomobilti|karoussti|my car|automobile|caisse voiture|auto moto'),
  ('Tradition', 'أصيل|أصالة|موروث|تراثي|يدوي الصنع|t9alid|taqalid|heritage|authentic|folklore|artisan|racines|ancestral|du bled'),
  ('Petit enfant', 'رضع|رضيعة|صغيري|طفلي الصغير|bibich|bébé|tout petits|infant|infants|months old|nourrisson'),
  ('Grand enfant', 'الأطفال|صغار|عيال|dryri|lwlad|kiddo|youngsters|bambins|enfant de|petits'),
  ('Maman', 'والدتي|الوالدة|لأمي|حماتي|mima|lwalda|my mum|mother in law|grand maman|belle mere|belle maman'),
  ('Papa', 'والدي|الوالد|لأبي|حمايا|lwaled|chibani|my dad|father in law|beau papa|papi')
) as more (name_fr, phrases)
where i.name_fr = more.name_fr and i.kind in ('activity', 'subject');

-- Of one kind, but by many names.
insert into search.synonyms as known (id, language, term, expansions, is_spoken)
select gen_random_uuid(), language, term, string_to_array(expansions, '|'), false from (values
  ('fr', 'livre', 'livre|roman|album|conte|recettes|coffret livres'),
  ('ar', 'قصص|قصة|قصه', 'قصة|حكاية|album|conte'),
  ('en', 'ceramics|earthenware|clayware', 'ceramic|poterie|tajine|vase|grès|terre cuite'),
  ('fr', 'ceramiques|faience', 'céramique|poterie|tajine|vase|grès|terre cuite'),
  ('ar', 'فخاريات|خزفيات|خزف|الخزف', 'خزف|فخار|طاجين|مزهرية'),
  ('darija', 'fokhar|fekhar|tine', 'poterie|tajine|vase|terre cuite|فخار'),
  ('fr', 'dinanderie|objets en cuivre|cuivrerie', 'théière|lanterne|plateau|laiton|cuivre'),
  ('ar', 'نحاسيات|اواني نحاسية', 'إبريق شاي|فانوس|نحاس|plateau'),
  ('darija', 'n7asiyat|nhasiyat|sni3a n7as', 'théière|lanterne|plateau|laiton|نحاس'),
  ('en', 'copperware|brassware', 'teapot|lantern|brass|tray'),
  ('en', 'fiction|literature|novels|paperback|paperbacks', 'novel|roman|books'),
  ('fr', 'litterature|fiction|polar|polars', 'roman|livre'),
  ('fr', 'amazigh|amazighe', 'berbère|kabyle|amazigh'),
  ('darija', 'amazighi|chelha', 'berbère|kabyle'),
  ('darija', 'sa3a l7it|sa3a 7it|sa3at 7it|sa3a ta3 7it|mongala 7it', 'horloge|ساعة حائط'),
  ('ar', 'منظفات للجسم|منظف الجسم|غسول', 'صابون|savon'),
  ('en', 'pottery', 'pottery|poterie|tajine|vase|terre cuite'),
  ('en', 'portable speaker|bluetooth speaker|wireless speaker', 'speaker|enceinte bluetooth'),
  ('darija', 'machina ghsil|machina lghsil|machina ta3 ghsil|machina saboun|machine ghsil|makina lghsil', 'lave linge|غسالة'),
  ('ar', 'صاكادو|ساكادو|صاك ادو|ساك ادو|ساك آدو|حقيبة ظهر', 'sac à dos|حقيبة ظهر'),
  ('darija', 'sakado|sacado|sakadou|sac ado', 'sac à dos|حقيبة ظهر'),
  ('ar', 'بشماق|بشمق|شربيل|بليغة', 'babouches|بلغة'),
  ('darija', 'bechmaq|bechma9|cherbil|blighat', 'babouches|بلغة'),
  ('fr', 'maroquinerie|articles en cuir', 'sac à main|ceinture|babouches|cuir'),
  ('en', 'leather goods|leatherwork', 'handbag|belt|slippers|leather'),
  ('ar', 'جلديات|منتجات جلدية|مصنوعات جلدية', 'حقيبة يد|حزام|بلغة|جلد'),
  ('darija', 'jlediyat|7wayej jeld', 'sac à main|ceinture|babouches|cuir'),
  ('fr', 'petit electromenager', 'blender|sèche cheveux|cafetière|aspirateur'),
  ('en', 'earphone|in ear headphones', 'earbuds|écouteurs'),
  ('ar', 'سماعات', 'سماعات أذن|سماعة|écouteurs|casque sans fil')
) as entry (language, terms, expansions), unnest(string_to_array(terms, '|')) term
on conflict (language, term) do update
  set expansions = known.expansions || array(
    select added from unnest(excluded.expansions) added where added <> all (known.expansions));
