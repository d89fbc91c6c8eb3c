/**
 * What people type around the thing that they look for. It is left out unless there is nothing else, and
 * never taken for a misspelled product.
 */
export const FILLER_WORDS: readonly string[] = [
  // French
  'je j tu on nous vous il elle c ce ca cet cette ces mon ma mes ton ta tes son sa ses notre nos votre leur',
  'cherche chercher recherche recherches besoin veux veut voudrais voudrai aimerais souhaite trouver acheter achat',
  'achete commander commande avoir ai as est sont suis etre y il faut me m te se s qui que qu quoi quel quelle quels quelles',
  'comment combien ou quand lequel laquelle pas cher chere chers cheres moins plus tres trop bien bon bonne bons bonnes',
  'meilleur meilleure meilleurs meilleures super joli jolie jolis jolies beau belle beaux belles petit petite petits',
  'grand grande grands grandes nouveau nouvelle nouveaux neuf neuve original originale originaux qualite prix tarif promo',
  'promotion promotions solde soldes vente vendre vend vends livraison livrer stock disponible svp stp merci bonjour salut',
  'algerie dz da dzd dinar dinars dans sur par chez sans ou mais comme tout tous toute toutes type genre modele marque article',
  'articles produit produits chose choses quelque idee idees offrir sympa simple pratique economique abordable urgent vite',
  'pouvez avez auriez voulez existe dispo marche famille familial familiale nouveaute aussi encore peu beaucoup maintenant ici facile utile',
  'faire fais fait mettre porter utiliser regarder voir prendre donner besoins affaires trucs truc',
  // English
  'i im we you he she it my your his her our their me looking look search find want need buy get some any what which how',
  'much many where is are do does can best good great nice cheap cheapest low price priced affordable quality original new',
  'small big large pretty beautiful please thanks hello sale offer offers deal deals delivery available to at by from',
  'that this these those something thing things stuff item items product products idea ideas store shop online near family',
  // Darija, Latin letters
  'bghit nebghi nhab nheb n7eb nhebb habit 7abit hab 7ab rani raho rahi lazem lazemni yelzemni khasni khassni 7ajti hajti',
  'kayen kayn kayna kain makanch makach wach wech wesh wash ouach chhal ch7al bchhal bch7al b9adech 9adech gedech kadech',
  'fin win wine fayen kifach kifah rkhis rkhissa rkhas rkhissin rkhise mlih mlieh mli7 mliha mli7a mlah mla7 chbab chaba chabba',
  'chwiya chwya bezaf bzaf hna hnaya 3andkom 3endkom 3andek 3ndkm andkom andek 3ndek kach kech chi chwi haja 7aja hadja khoya',
  'sahbi khouya saha sa7a salam slm nechri nchri nechri chra chriti jibli jibouli 3tini aatini ta3i dyali li lya liya hada',
  'hadi hadou hadak dok douk daba tawa jdid jdida jdod kbir kbira kbar sghir sghira seghir sghar zin zina zwin zwina ghali',
  'mchi machi walla wala ila brk berk ana nta nti houa hiya chouf choufli nchouf khir khayar 9lil b9lil soum souma taman',
  // Darija and Arabic
  'باش نحتاج يحتاج نحوس bach bech besh n7tadj ne7taj nehtaj nhawes n7awes nhaws',
  'بغيت نحب حاب نبغي نشري شراء اشتري اريد ابحث عندكم عندك كاين كاينه كاينين واش وش شحال بشحال قداش كيفاش وين فين لازم',
  'لازمني يلزمني خاصني حاجتي محتاج احتاج رخيص رخيصه رخاص ارخص مليح مليحه ملاح شباب شابه بزاف شويه خويا سلام عليكم فضلك',
  'رجاء جديد جديده كبير كبيره صغير صغيره زين زينه جميل جميله احسن افضل اجود جيد جيده ممتاز اصلي اصليه سعر اسعار ثمن سومه',
  'بسعر بثمن عرض عروض تخفيض تخفيضات بيع للبيع متوفر توصيل الجزاير دينار دج هذا هذه هل ما ماذا كم اين كيف لي انا هو هي',
  'عايله عايلتي شي شيء حاجه حوايج اي كل او ايضا غير برك ماشي تاعي ديالي منتج منتجات نوع',
].flatMap((words) => words.split(' '))
